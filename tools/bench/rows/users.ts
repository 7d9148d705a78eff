import type { Call } from '../call.ts';
import type { CpuRow } from '../row.ts';
import { userId } from '../world/users.ts';

const pageSize = 25;
/** Newest first, so that this many rows come before the deep page. */
const depth = 90_000;

const columns = `id, full_name AS name, first_name AS "firstName", last_name AS "lastName", email, roles, created_at AS "createdAt",
                 suspended_at AS "suspendedAt", created_at::text AS "sortValue"`;
const order = `ORDER BY created_at DESC, id DESC LIMIT ${String(pageSize + 1)}`;
const firstPage = { name: 'users-first', text: `SELECT ${columns} FROM users ${order}` };
const laterPage = {
  name: 'users-later',
  text: `SELECT ${columns} FROM users WHERE (created_at, id) < ($1::timestamptz, $2::uuid) ${order}`,
};

interface UserRow {
  readonly id: string;
  readonly sortValue: string;
  readonly suspendedAt: Date | null;
}

/** A place says which order it is one of. */
const encodeCursor = ({ sortValue, id }: UserRow): string =>
  Buffer.from(JSON.stringify([sortValue, id, { order: 'createdAt desc' }])).toString('base64url');

const decodeCursor = (cursor: string): unknown[] =>
  (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]).slice(0, 2);

function page(headers: Call['headers'], cursor?: string): Call {
  const input = { limit: pageSize, ...(cursor !== undefined && { cursor }) };
  return {
    path: `/trpc/users.list?input=${encodeURIComponent(JSON.stringify(input))}`,
    headers: headers ?? {},
  };
}

const first = 'users.list over tRPC, first page';

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { headers } = await world.account('admin');
    const { pool } = await world.database();
    const { rows } = await pool.query<UserRow>(
      'SELECT id, created_at::text AS "sortValue" FROM users WHERE id = $1',
      [userId(world.options.users - depth, world.options.users)],
    );
    const cursor = rows.map(encodeCursor)[0] ?? '';
    return [
      { title: first, ours: page(headers), goals: { timesReference: 2, milliseconds: 50 } },
      {
        title: `users.list over tRPC, row ${depth.toLocaleString('en')}`,
        ours: page(headers, cursor),
        goals: { timesReference: 2, timesCase: { title: first, times: 1.2 }, milliseconds: 50 },
      },
    ];
  },

  reference:
    (database) =>
    async ({ path }) => {
      const input = JSON.parse(decodeURIComponent(path.slice(path.indexOf('=') + 1))) as { cursor?: string };
      const { rows } = await database.query<UserRow>(
        input.cursor === undefined ? firstPage : { ...laterPage, values: decodeCursor(input.cursor) },
      );
      const shown = rows.slice(0, pageSize);
      const last = shown.at(-1);
      const nextCursor = rows.length > pageSize && last !== undefined ? encodeCursor(last) : null;
      const answered = shown.map(({ sortValue: _, suspendedAt, ...user }) => ({
        ...user,
        isSuspended: suspendedAt !== null,
        awaitsStaff: false,
      }));
      return JSON.stringify({ result: { data: { rows: answered, nextCursor } } });
    },
};
