import type { ContentStatus } from '@lyceum/contracts/forum';
import type { EntityManager } from 'typeorm';

interface Stored {
  id: string;
}

/** A stored post of plain text at the thread's end, counted as such; VISIBLE and written now, unless said otherwise. */
export async function buildPost(
  manager: EntityManager,
  thread: Stored,
  creator: Stored,
  overrides: { text?: string; status?: ContentStatus; createdAt?: Date } = {},
): Promise<Stored & { number: number }> {
  const { text = 'A reply.', status = 'VISIBLE', createdAt = new Date() } = overrides;
  const [[counted]] = (await manager.query(
    `UPDATE threads SET last_post_number = last_post_number + 1, posts_cnt = posts_cnt + ($2 = 'VISIBLE')::int
     WHERE id = $1 RETURNING last_post_number AS number, community_id AS "communityId"`,
    [thread.id, status],
  )) as [{ number: number; communityId: string }[], number];
  const number = counted?.number ?? 0;
  const [row] = await manager.query<Stored[]>(
    `INSERT INTO posts (thread_id, number, creator_id, content, plain_text, status, created_at, community_id)
     VALUES ($1, $2, $3, $4, $4, $5, $6, $7) RETURNING id`,
    [thread.id, number, creator.id, text, status, createdAt, counted?.communityId],
  );
  return { id: row?.id ?? '', number };
}

/** One person's claps for a thread, counted as such. */
export async function buildClaps(
  manager: EntityManager,
  thread: Stored,
  user: Stored,
  count: number,
  updatedAt = new Date(),
): Promise<void> {
  await manager.query(
    'INSERT INTO thread_claps (thread_id, user_id, count, updated_at) VALUES ($1, $2, $3, $4)',
    [thread.id, user.id, count, updatedAt],
  );
  await manager.query('UPDATE threads SET claps_cnt = claps_cnt + $2 WHERE id = $1', [thread.id, count]);
}

/** A stored comment of plain text on a post, or on a comment of it, counted as such; VISIBLE unless said otherwise. */
export async function buildComment(
  manager: EntityManager,
  post: Stored,
  creator: Stored,
  overrides: { text?: string; status?: ContentStatus; parent?: Stored } = {},
): Promise<Stored> {
  const { text = 'A comment.', status = 'VISIBLE', parent } = overrides;
  const [row] = await manager.query<Stored[]>(
    `WITH post AS (
       UPDATE posts SET last_comment_number = last_comment_number + 1, comments_cnt = comments_cnt + ($4 = 'VISIBLE')::int
       WHERE id = $1 RETURNING id, thread_id, community_id, last_comment_number AS number
     ), answered AS (
       UPDATE comments SET replies_cnt = replies_cnt + 1 WHERE id = $5::uuid RETURNING id, path, author_path
     )
     INSERT INTO comments
       (thread_id, community_id, post_id, parent_id, answered_id, path, creator_id, author_path, content, plain_text,
        status)
     SELECT post.thread_id, post.community_id, post.id, answered.id, answered.id, COALESCE(answered.path, '{}') || post.number, $2,
            COALESCE(answered.author_path, '{}') || $2::uuid, $3, $3, $4
     FROM post LEFT JOIN answered ON TRUE RETURNING id`,
    [post.id, creator.id, text, status, parent?.id ?? null],
  );
  return { id: row?.id ?? '' };
}
