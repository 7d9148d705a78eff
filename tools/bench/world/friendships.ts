import type { Pool } from 'pg';
import { userId } from './users.ts';

/** So many of the friends of everybody are those next to them, and as many are far away. */
const near = 10;

/** People of whom somebody who signs in is a friend, who have told of themselves and are of age. */
export const acquaintances = 1_000;

/**
 * Makes everybody a friend of the ten after them and of ten who are anywhere, and this account one of the first of them, who
 * have profiles. What a row of millions costs to be checked and entered into indexes one by one is saved.
 */
export async function insertFriendships(pool: Pool, accountId: string, users: number): Promise<void> {
  const { rows } = await pool.query('SELECT FROM friend_relations LIMIT 1');
  if (rows.length === 0) await insertAmongAll(pool, users);
  const ids = Array.from({ length: acquaintances }, (_, n) => userId(n));
  await pool.query(`UPDATE users SET date_of_birth = '1995-01-01' WHERE id = ANY ($1)`, [ids]);
  await pool.query(
    `INSERT INTO friend_relations (requester_id, requested_id, status)
     SELECT $1, id, 'ACCEPTED' FROM unnest($2::uuid[]) id ON CONFLICT DO NOTHING`,
    [accountId, ids],
  );
  await pool.query(
    `INSERT INTO profiles (id, about_me, preferred_name, preferred_pronoun, nationality, graduation_year, social_media1, city)
     SELECT id, 'I read, I row, and I count birds on the way.', 'Ami', 'she/her', 'Kenyan', 2028, 'https://birds.example', 'Nairobi'
     FROM unnest($1::uuid[]) id ON CONFLICT DO NOTHING`,
    [ids],
  );
  await pool.query('VACUUM ANALYZE friend_relations, profiles, users');
}

const indexesOf = `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS text FROM pg_index
  WHERE indrelid = 'friend_relations'::regclass AND NOT indisprimary`;

async function insertAmongAll(pool: Pool, users: number): Promise<void> {
  const client = await pool.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; text: string }>(indexesOf);
    await client.query(
      "BEGIN; SET LOCAL session_replication_role = replica; SET LOCAL maintenance_work_mem = '1GB'",
    );
    for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
    await client.query(
      `INSERT INTO friend_relations (requester_id, requested_id, status)
       SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(1 + n), 12, '0'))::uuid,
              ('00000000-0000-7000-8000-' || lpad(to_hex(1 + (n + distance) % $1::int), 12, '0'))::uuid, 'ACCEPTED'
       FROM generate_series(0, $1::int - 1) n,
            (SELECT generate_series(1, $2::int) UNION SELECT 1000 + 997 * step * step FROM generate_series(1, $2::int) step) d (distance)`,
      [users, near],
    );
    for (const { text } of indexes) await client.query(text);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
