import type { Pool } from 'pg';

/** Accounts in the bench's database, besides the ones it signs up itself, unless `--users` asks for more. */
export const fewestUsers = 100_000;

/** The id of the n-th of them, from 0; later numbers have signed up later. */
export function userId(n: number, of = fewestUsers): string {
  if (n < 0 || n >= of) throw new Error(`There is no user ${String(n)}: ask for fewer requests.`);
  return `00000000-0000-7000-8000-${(n + 1).toString(16).padStart(12, '0')}`;
}

/** Whether they are there already, in a database that was kept. */
export async function hasUsers(pool: Pool): Promise<boolean> {
  const { rowCount } = await pool.query('SELECT FROM users WHERE id = $1', [userId(0)]);
  return rowCount === 1;
}

/** Everybody is a student at first; of two one is sixteen. */
export async function insertUsers(pool: Pool, count = fewestUsers): Promise<void> {
  await pool.query(
    `INSERT INTO users (id, email, first_name, last_name, roles, date_of_birth, email_confirmed_at, created_at)
     SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'bench-' || n || '@lyceum.example',
            (ARRAY['Amara', 'Björn', 'Chiara', 'Devika', '子涵'])[1 + n % 5],
            (ARRAY['Adeyemi', 'Bianchi', 'Castillo', 'Dubois', '李', 'Moreau', 'Hoang'])[1 + n % 7],
            '{STUDENT}', CASE WHEN n % 2 = 0 THEN CURRENT_DATE - interval '16 years' ELSE '1995-01-01' END, now(), timestamptz '2026-01-01' + n * interval '2 minutes'
     FROM generate_series(1, $1::int) AS n`,
    [count],
  );
}
