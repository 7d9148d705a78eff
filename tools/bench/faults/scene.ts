import type { Pool } from 'pg';
import { createAccount } from '../world/account.ts';
import { signInMany } from '../world/signed-in.ts';
import { insertUsers, userId } from '../world/users.ts';
import { people } from '../world/world.ts';

/** Somebody who writes. */
export interface Writer {
  readonly id: string;
  readonly authorization: string;
}

/** What is written in. */
export interface Scene {
  readonly writers: readonly Writer[];
  readonly communityId: string;
  readonly threadIds: readonly string[];
  /** Posts that get comments. */
  readonly postIds: readonly string[];
}

/** So many that nobody writes more than one person may. */
const writerCount = 500;
const threadCount = 20;

/** A forum of people who are signed in, with a post in each of its threads. */
export async function buildScene(apiUrl: string, pool: Pool): Promise<Scene> {
  await insertUsers(pool);
  const { id: like } = await createAccount(apiUrl, { pool }, people.student);
  const tokens = await signInMany(pool, writerCount, like);
  const writers = tokens.map((authorization, n) => ({ id: userId(n), authorization }));
  const communityId = await insertForum(pool);
  const threadIds = await insertThreads(pool, communityId);
  const postIds = await insertPosts(pool, communityId);
  return { writers, communityId, threadIds, postIds };
}

async function insertForum(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO communities (name, display_name, privacy, holds_new_users, creator_id, members_cnt, admins_cnt, threads_cnt)
     VALUES ('faults', 'Faults', 'PUBLIC', false, $1, $2, 1, $3) RETURNING id`,
    [userId(0), writerCount, threadCount],
  );
  const communityId = rows[0]?.id ?? '';
  await pool.query(
    `INSERT INTO community_members (community_id, user_id, role)
     SELECT $1, id, CASE WHEN id = $2 THEN 'ADMIN' ELSE 'MEMBER' END FROM unnest($3::uuid[]) AS id`,
    [communityId, userId(0), Array.from({ length: writerCount }, (_, n) => userId(n))],
  );
  return communityId;
}

async function insertThreads(pool: Pool, communityId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview, posts_cnt, last_post_number)
     SELECT $1, $2, 'Thread ' || n, 'Text ' || n, 'Text ' || n, 'Text ' || n, 1, 1 FROM generate_series(1, $3::int) AS n
     RETURNING id`,
    [communityId, userId(0), threadCount],
  );
  return rows.map(({ id }) => id);
}

async function insertPosts(pool: Pool, communityId: string): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO posts (thread_id, community_id, number, creator_id, content, plain_text)
     SELECT id, community_id, 1, $2, 'First', 'First' FROM threads WHERE community_id = $1 RETURNING id`,
    [communityId, userId(0)],
  );
  return rows.map(({ id }) => id);
}
