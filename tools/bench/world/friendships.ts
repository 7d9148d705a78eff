import type { Pool } from 'pg';
import { userCount, userId } from './users.ts';

/** So many friends everybody has, but for the first and the last. */
const friendsOfEach = 20;

/** People of whom somebody who signs in is a friend, who have told of themselves and are of age. */
export const acquaintances = 1_000;

/** Makes everybody a friend of the ten after them, and this account one of the first of them, who have profiles. */
export async function insertFriendships(pool: Pool, accountId: string): Promise<void> {
  await pool.query(
    `INSERT INTO friend_relations (requester_id, requested_id, status)
     SELECT ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ('00000000-0000-7000-8000-' || lpad(to_hex(n + step), 12, '0'))::uuid, 'ACCEPTED'
     FROM generate_series(1, $1::int - $2::int) n, generate_series(1, $2::int) step ON CONFLICT DO NOTHING`,
    [userCount, friendsOfEach / 2],
  );
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
