import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { tokenSecret } from './api.ts';
import { userId } from './users.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const insertSessions = `
  INSERT INTO sessions (user_id, sign_in_way, keep_logged_in, has_second_factor, user_agent, ip_address, refresh_hash, expires_at)
  SELECT id, 'password', false, false, '', '', sha256(gen_random_uuid()::text::bytea), now() + interval '1 hour'
  FROM unnest($1::uuid[]) AS id RETURNING id, user_id AS "userId"`;

/** Signs so many of the bench's people in behind the server's back, as `like` agreed to the terms. @returns header of each */
export async function signInMany(pool: Pool, amount: number, like: string, first = 0): Promise<string[]> {
  const ids = Array.from({ length: amount }, (_, n) => userId(first + n));
  await pool.query(
    `UPDATE users SET agreed_terms_version = (SELECT agreed_terms_version FROM users WHERE id = $2), agreed_terms_at = now()
     WHERE id = ANY ($1)`,
    [ids, like],
  );
  const { rows } = await pool.query<{ id: string; userId: string }>(insertSessions, [ids]);
  const now = Math.floor(Date.now() / 1_000);
  const sessions = new Map(rows.map((row) => [row.userId, row.id]));
  return ids.map((id) => {
    const sid = sessions.get(id);
    const person = {
      id,
      firstName: 'Bench',
      lastName: 'Person',
      email: 'bench@lyceum.example',
      roleArray: ['STUDENT'],
    };
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...person, sid, iat: now, exp: now + 3_600 })}`;
    return `Bearer ${content}.${createHmac('sha256', tokenSecret).update(content).digest('base64url')}`;
  });
}
