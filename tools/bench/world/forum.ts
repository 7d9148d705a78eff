import type { Pool } from 'pg';
import { fillForum } from '../../seed/forum/fill-forum.ts';
import type { Size } from '../../seed/forum/plan.ts';
import { userId } from './users.ts';

export interface BenchForum {
  /** The forum with the most threads. */
  readonly communityId: string;
  /** How many it has. */
  readonly threadsCnt: number;
  readonly longestThreadId: string;
  /** One of 5,000 posts, where there are as many. */
  readonly longThreadId: string;
  /** Some thousand threads of it, newest first. */
  readonly threadIds: readonly string[];
}

/** So many of the bench's people write. */
const authors = 20_000;

export async function fillBenchForum(
  pool: Pool,
  { threads, posts }: Size,
  memberId: string,
  say: (line: string) => void,
): Promise<BenchForum> {
  const authorIds = Array.from({ length: authors }, (_, n) => userId(n));
  const filling = { threads, posts, seed: 1, authorIds, memberIds: [memberId], now: Date.now() };
  const { communityIds, longestThreadId, longThreadId } = await fillForum(pool, filling, say);
  const [communityId = ''] = communityIds;
  const counted = await pool.query<{ threadsCnt: number }>(
    'SELECT threads_cnt AS "threadsCnt" FROM communities WHERE id = $1',
    [communityId],
  );
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM threads WHERE community_id = $1 ORDER BY created_at DESC, id DESC LIMIT 6000',
    [communityId],
  );
  const threadIds = rows.map(({ id }) => id);
  return {
    communityId,
    threadsCnt: counted.rows[0]?.threadsCnt ?? 0,
    longestThreadId,
    longThreadId,
    threadIds,
  };
}
