import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/**
 * The forum an earlier run has left in the kept database, or else the one that is filled now.
 * @throws Error with a sentence when that one has another size
 */
export async function keptForum(
  { keep, threads, posts }: Size & { readonly keep?: string },
  fill: () => Promise<BenchForum>,
): Promise<BenchForum> {
  if (keep === undefined) return fill();
  const file = join(keep, 'bench-forum.json');
  const size = `${String(threads)} threads and ${String(posts)} posts`;
  if (!existsSync(file)) {
    const forum = await fill();
    writeFileSync(file, JSON.stringify({ size, forum }));
    return forum;
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { size: string; forum: BenchForum };
  if (kept.size === size) return kept.forum;
  throw new Error(`${keep} has ${kept.size}: ask for as many, or remove the folder.`);
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
