import type { Pool } from 'pg';

/** So many people at most write in a made-up forum. */
const mostAuthors = 20_000;

/** The first accounts of the database. @throws Error with a sentence when there are none */
export async function authorIdsOf(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM users WHERE erased_at IS NULL ORDER BY id LIMIT $1',
    [mostAuthors],
  );
  if (rows.length === 0)
    throw new Error('There are no accounts yet: run npm start once, or sign somebody up.');
  return rows.map(({ id }) => id);
}

/** @throws Error with a sentence that names addresses nobody has */
export async function idsByEmail(pool: Pool, emails: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; email: string }>(
    'SELECT id, email FROM users WHERE email = ANY ($1::citext[])',
    [emails],
  );
  const known = new Set(rows.map(({ email }) => email.toLowerCase()));
  const unknown = emails.filter((email) => !known.has(email.toLowerCase()));
  if (unknown.length > 0) throw new Error(`Nobody has the address ${unknown.join(', ')}.`);
  return rows.map(({ id }) => id);
}

/** Whether an earlier run has left its forums, or the tables are not there yet. @throws Error with a sentence */
export async function assertEmpty(pool: Pool, namePrefix: string): Promise<void> {
  const { rows } = await pool.query<{ name: string | null }>(
    "SELECT to_regclass('communities')::text AS name",
  );
  if ((rows[0]?.name ?? null) === null)
    throw new Error('This database has no tables yet: run npm start once.');
  const { rowCount } = await pool.query("SELECT FROM communities WHERE name LIKE $1 || '%' LIMIT 1", [
    namePrefix,
  ]);
  if (rowCount === 0) return;
  throw new Error(
    `This database has made-up forums already (${namePrefix}1 and so on). Nothing was changed.`,
  );
}
