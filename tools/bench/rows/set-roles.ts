import type { Pool, PoolClient } from 'pg';
import { mostCalls } from '../options.ts';
import type { Call } from '../call.ts';
import type { CpuRow } from '../row.ts';
import { userId } from '../world/users.ts';

const before = ['STUDENT'];
const after = ['STUDENT', 'TESTER'];

interface SetRoles {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly expectedRoles: readonly string[];
}

const update = {
  name: 'set-roles',
  text: `UPDATE users SET roles = $3, updated_at = now() WHERE id = $1 AND roles = $2::text[]
         RETURNING id, first_name AS "firstName", last_name AS "lastName", email, roles,
                   created_at AS "createdAt", suspended_at IS NOT NULL AS "isSuspended"`,
};
const audit = {
  name: 'audit',
  text: `INSERT INTO audit_entries (actor_id, action, target_type, target_id, before, after, request_id)
         VALUES ($1, 'user.setRoles', 'user', $2, $3, $4, $5)`,
};
const raise = {
  name: 'raise',
  text: `INSERT INTO outbox_events (type, payload) VALUES ('auth.user-roles-changed', $1)`,
};

/** Each user's roles are set once: by our server for the first so many, by the bare one for the next. */
function callOf(user: number, headers: Call['headers'] = {}): Call {
  const input: SetRoles = { userId: userId(user), roles: after, expectedRoles: before };
  return { method: 'POST', path: '/trpc/users.setRoles', headers, body: JSON.stringify(input) };
}

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { headers, id } = await world.account('admin');
    const { pool } = await world.database();
    return [
      {
        title: 'users.setRoles over tRPC, a write',
        ours: (n) => callOf(n, headers),
        reference: (n) => callOf(mostCalls + n, { 'x-user': id }),
        contentOf: (answer, call) => writtenBy(pool, answer, call),
        goals: { timesReference: 4 },
      },
    ];
  },

  reference:
    (database) =>
    async ({ headers, body }) => {
      const client = await database.connect();
      try {
        const user = await setRoles(client, String(headers['x-user']), JSON.parse(body) as SetRoles);
        return JSON.stringify({ result: { data: user } });
      } finally {
        client.release();
      }
    },
};

/** One update and two inserts. A failure ends the bench, so nothing is rolled back. */
async function setRoles(client: PoolClient, actor: string, input: SetRoles): Promise<unknown> {
  const { userId: id, roles, expectedRoles } = input;
  await client.query('BEGIN');
  const { rows } = await client.query({ ...update, values: [id, expectedRoles, roles] });
  if (rows.length !== 1) throw new Error(`The roles of ${id} were not as expected.`);
  const [was, is] = [JSON.stringify({ roles: expectedRoles }), JSON.stringify({ roles })];
  await client.query({ ...audit, values: [actor, id, was, is, 'bench'] });
  const payload = { userId: id, roles, previousRoles: expectedRoles, changedBy: actor };
  await client.query({ ...raise, values: [JSON.stringify(payload)] });
  await client.query('COMMIT');
  return rows[0];
}

/** The answer and everything written, without what tells one user and one request from another. */
async function writtenBy(pool: Pool, answer: unknown, { body = '' }: Call): Promise<unknown> {
  const { userId: id } = JSON.parse(body) as SetRoles;
  const { rows: audited } = await pool.query(
    'SELECT actor_id, action, target_type, before, after FROM audit_entries WHERE target_id = $1',
    [id],
  );
  const { rows: raised } = await pool.query(
    `SELECT type, payload - 'userId' AS payload, relayed_at FROM outbox_events WHERE payload->>'userId' = $1`,
    [id],
  );
  const { data } = (answer as { result: { data: Record<string, unknown> } }).result;
  const { rows: stored } = await pool.query('SELECT roles FROM users WHERE id = $1', [id]);
  return {
    answered: Object.keys(data).sort(),
    roles: data['roles'],
    isTheUser: data['id'] === id,
    stored,
    audited,
    raised,
  };
}
