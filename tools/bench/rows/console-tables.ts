import type { Pool } from 'pg';
import type { Call } from '../call.ts';
import type { CpuCase, CpuRow } from '../row.ts';
import { userId } from '../world/users.ts';

const pageSize = 25;
const entryCount = 100_000;

/** One in a hundred shuts somebody out; the others change roles. */
const fillAuditLog = `
  INSERT INTO audit_entries (actor_id, action, target_type, target_id, before, after, created_at)
  SELECT $1, CASE WHEN n % 100 = 0 THEN 'user.setSuspended' ELSE 'user.setRoles' END, 'user', md5(n::text),
         '{"roles": []}', '{"roles": ["STUDENT"]}', timestamptz '2026-01-01' + n * interval '1 minute'
  FROM generate_series(1, $2::int) AS n`;

const span = { from: '2026-02-01T00:00:00Z', to: '2026-04-01T00:00:00Z' };

/** The ids of the pages asked for, in the fewest words. */
const statements: Readonly<Record<string, { text: string; values: unknown[] }>> = {
  '/filtered': {
    text: `SELECT id, full_name, first_name, last_name, email, roles, created_at, suspended_at FROM users
           WHERE roles && $1 AND created_at >= $2 AND created_at < $3 ORDER BY full_name, id LIMIT 26`,
    values: [['STUDENT', 'TEACHER'], span.from, span.to],
  },
  '/searched': {
    text: `SELECT id, full_name, first_name, last_name, email, roles, created_at, suspended_at FROM users
           WHERE search_text LIKE $1 ORDER BY email DESC, id DESC LIMIT 26`,
    values: ['%bench-424%'],
  },
  '/audit': {
    text: `SELECT e.id, e.created_at, e.actor_id, e.action, e.target_type, e.target_id, e.before::text, e.after::text,
                  e.address, e.request_id, u.full_name, u.email
           FROM audit_entries e LEFT JOIN users u ON u.id = e.actor_id
           WHERE e.action ILIKE $1 ORDER BY e.created_at DESC, e.id DESC LIMIT 26`,
    values: ['%suspend%'],
  },
};

function page(procedure: string, headers: Call['headers'], input: object): Call {
  const asked = encodeURIComponent(JSON.stringify({ limit: pageSize, ...input }));
  return { path: `/trpc/${procedure}?input=${asked}`, headers: headers ?? {} };
}

interface Page {
  readonly result: { readonly data: { readonly rows: readonly { readonly id: string }[] } };
}

const idsOf = (answer: unknown): string[] => (answer as Page).result.data.rows.map(({ id }) => id);

const measured = (title: string, ours: Call, path: string): CpuCase => ({
  title: `console: ${title}`,
  ours,
  reference: { path },
  contentOf: idsOf,
  goals: { milliseconds: 50 },
});

async function prepareAuditLog(pool: Pool): Promise<void> {
  await pool.query(fillAuditLog, [userId(0), entryCount]);
  await pool.query('VACUUM ANALYZE audit_entries');
}

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { headers } = await world.account('admin');
    const { pool } = await world.database();
    await prepareAuditLog(pool);
    const filters = { roles: ['STUDENT', 'TEACHER'], createdAt: span };
    const byName = { sortBy: 'name', direction: 'asc', filters };
    const searched = { search: 'Bench-424', sortBy: 'email', direction: 'desc' };
    return [
      measured('100,000 users, two filters, by name', page('users.list', headers, byName), '/filtered'),
      measured('100,000 users, a search, by email', page('users.list', headers, searched), '/searched'),
      measured(
        '100,000 audit entries, a filter, newest first',
        page('audit.list', headers, { filters: { action: 'suspend' } }),
        '/audit',
      ),
    ];
  },

  reference:
    (database) =>
    async ({ path }) => {
      const statement = statements[path];
      if (!statement) throw new Error(`There is no statement for ${path}`);
      const { rows } = await database.query<{ id: string }>({ name: path, ...statement });
      return JSON.stringify({ result: { data: { rows: rows.slice(0, pageSize) } } });
    },
};
