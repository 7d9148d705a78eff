import type { ContentStatus } from '@lyceum/contracts';
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
     WHERE id = $1 RETURNING last_post_number AS number`,
    [thread.id, status],
  )) as [{ number: number }[], number];
  const number = counted?.number ?? 0;
  const [row] = await manager.query<Stored[]>(
    `INSERT INTO posts (thread_id, number, creator_id, content, plain_text, status, created_at)
     VALUES ($1, $2, $3, $4, $4, $5, $6) RETURNING id`,
    [thread.id, number, creator.id, text, status, createdAt],
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
