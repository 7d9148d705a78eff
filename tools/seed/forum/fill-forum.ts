import type { Pool, PoolClient } from 'pg';
import { copyRows, type Value } from '../data/copy.ts';
import { Random } from '../data/random.ts';
import { text, title } from '../data/words.ts';
import { communityCount, type PlannedThread, planThreads, type Size } from './plan.ts';

export interface Filling extends Size {
  /** The same number gives the same forum. */
  readonly seed: number;
  /** People who write in it; there must be some already. */
  readonly authorIds: readonly string[];
  /** These belong to the first ten made-up forums, so that somebody can look at them. */
  readonly memberIds: readonly string[];
  readonly now: number;
}

export interface Filled {
  readonly communityIds: readonly string[];
  /** The thread with the most posts, and one of some thousands. */
  readonly longestThreadId: string;
  readonly longThreadId: string;
}

/** Their names begin with this; what else stands in a database is left alone. */
export const namePrefix = 'bulk-';

/** Indexes that are quicker to build after COPY than to keep up during it. */
const rebuilt = [
  'posts_search_idx',
  'comments_search_idx',
  'posts_claps_idx',
  'posts_creator_idx',
  'posts_participant_idx',
  'threads_search_idx',
  'threads_title_trgm_idx',
];

/** Their foreign keys are checked all at once after COPY: one look-up a row costs more than the row. */
const filledTables = ['threads', 'posts', 'thread_claps'];

/** Fills the forum's tables with COPY, in one transaction: what is interrupted leaves nothing behind. */
export async function fillForum(pool: Pool, filling: Filling, say: (line: string) => void): Promise<Filled> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const filled = await fill(client, filling, say);
    await client.query('COMMIT');
    await client.query('ANALYZE communities, community_members, threads, posts, comments, thread_claps');
    return filled;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}

async function fill(client: PoolClient, filling: Filling, say: (line: string) => void): Promise<Filled> {
  const random = new Random(filling.seed);
  const communityIds = Array.from({ length: communityCount(filling) }, () =>
    random.uuid(filling.now - 4 * 365 * 86_400_000),
  );
  await fillCommunities(client, filling, communityIds);
  const plan = [...planThreads(random, filling, filling.now)];
  const definitions = [...(await dropIndexes(client)), ...(await dropForeignKeys(client))];
  say(`Writing ${String(filling.threads)} threads …`);
  await fillThreads(client, filling, communityIds, plan);
  say(`Writing ${String(filling.posts)} posts …`);
  await fillPosts(client, filling, communityIds, plan);
  await fillComments(client, filling);
  say('Building indexes …');
  await client.query("SET LOCAL maintenance_work_mem = '1GB'");
  for (const definition of definitions) await client.query(definition);
  const byPosts = plan.toSorted((one, other) => other.posts - one.posts);
  return { communityIds, longestThreadId: byPosts[0]?.id ?? '', longThreadId: byPosts[1]?.id ?? '' };
}

async function dropIndexes(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ indexdef: string }>(
    'SELECT indexdef FROM pg_indexes WHERE schemaname = current_schema() AND indexname = ANY ($1)',
    [rebuilt],
  );
  await client.query(`DROP INDEX ${rebuilt.join(', ')}`);
  return rows.map(({ indexdef }) => indexdef);
}

async function dropForeignKeys(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; add: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])`,
    [filledTables],
  );
  for (const { drop } of rows) await client.query(drop);
  return rows.map(({ add }) => add);
}

async function fillCommunities(client: PoolClient, filling: Filling, ids: readonly string[]): Promise<void> {
  const random = new Random(filling.seed + 1);
  const [creator] = filling.authorIds;
  if (creator === undefined) throw new Error('There is nobody who could write in the forum.');
  const members = ids.map((id, index) => membersOf(random, filling, id, index < 10));
  const columns = [
    'id',
    'name',
    'display_name',
    'description',
    'privacy',
    'creator_id',
    'members_cnt',
    'admins_cnt',
  ];
  await copyRows(
    client,
    'communities',
    columns,
    ids.map((id, index) => [
      id,
      `${namePrefix}${String(index + 1)}`,
      title(random),
      text(random),
      index % 10 === 9 ? 'PRIVATE' : 'PUBLIC',
      creator,
      members[index]?.length ?? 0,
      1,
    ]),
  );
  await copyRows(client, 'community_members', ['community_id', 'user_id', 'role'], members.flat());
}

/** The first author runs every forum; up to 500 others belong to it, and whoever is to look at it. */
function membersOf(
  random: Random,
  { authorIds, memberIds }: Filling,
  communityId: string,
  isLookedAt: boolean,
): Value[][] {
  const people = new Set([...authorIds.slice(0, 1), ...(isLookedAt ? memberIds : [])]);
  for (let more = Math.min(500, authorIds.length); more > 0; more -= 1) people.add(random.of(authorIds));
  return [...people].map((userId, index) => [communityId, userId, index === 0 ? 'ADMIN' : 'MEMBER']);
}

async function fillThreads(
  client: PoolClient,
  filling: Filling,
  communityIds: readonly string[],
  plan: readonly PlannedThread[],
): Promise<void> {
  const random = new Random(filling.seed + 2);
  const claps: Value[][] = [];
  const rows = function* (): Generator<Value[]> {
    for (const thread of plan) {
      const content = text(random);
      const [count, given] = clapsFor(random, filling, thread.id);
      claps.push(...given);
      yield [
        thread.id,
        communityIds[thread.community] ?? null,
        filling.authorIds[random.skewed(filling.authorIds.length)] ?? null,
        title(random),
        content,
        content,
        content.length > 150 ? `${content.slice(0, 150)}... Read More` : content,
        count,
        thread.posts * 3 + random.below(50),
        thread.posts,
        thread.posts,
        new Date(thread.createdAt),
        new Date(writtenAt(thread, thread.posts, filling.now)),
      ];
    }
  };
  const columns =
    'id community_id creator_id title content plain_text preview claps_cnt views_cnt posts_cnt last_post_number created_at last_active_at';
  await copyRows(client, 'threads', columns.split(' '), rows());
  await copyRows(client, 'thread_claps', ['thread_id', 'user_id', 'count'], claps);
  await client.query(
    `UPDATE communities c SET threads_cnt = counted.threads
     FROM (SELECT community_id, count(*) AS threads FROM threads WHERE community_id = ANY ($1) GROUP BY 1) counted
     WHERE c.id = counted.community_id`,
    [communityIds],
  );
}

/** A few people's claps, and their sum. */
function clapsFor(random: Random, { authorIds }: Filling, threadId: string): [number, Value[][]] {
  const givers = new Set<string>();
  for (let more = random.skewed(8); more > 0; more -= 1) givers.add(random.of(authorIds));
  let sum = 0;
  const rows = [...givers].map((userId) => {
    const count = 1 + random.below(10);
    sum += count;
    return [threadId, userId, count];
  });
  return [sum, rows];
}

/** When the post of this number was written, in ms since 1970: a minute after the one before, and never in the future. */
function writtenAt({ createdAt, posts }: PlannedThread, number: number, now: number): number {
  return createdAt + number * Math.min(61_000, (now - createdAt) / (posts + 1));
}

async function fillPosts(
  client: PoolClient,
  filling: Filling,
  communityIds: readonly string[],
  plan: readonly PlannedThread[],
): Promise<void> {
  const random = new Random(filling.seed + 3);
  const rows = function* (): Generator<Value[]> {
    for (const thread of plan) {
      for (let number = 1; number <= thread.posts; number += 1) {
        const content = text(random);
        const at = writtenAt(thread, number, filling.now);
        const author = filling.authorIds[random.skewed(filling.authorIds.length)] ?? null;
        const forum = communityIds[thread.community] ?? null;
        yield [random.uuid(at), thread.id, forum, number, author, content, content, new Date(at)];
      }
    }
  };
  const columns = 'id thread_id community_id number creator_id content plain_text created_at';
  await copyRows(client, 'posts', columns.split(' '), rows());
}

/** Every so-many-th post has two comments, one upon the other; the longest threads have them like all others. */
const commentedPosts = 40;

async function fillComments(client: PoolClient, { authorIds }: Filling): Promise<void> {
  const [first, second = first] = authorIds;
  await client.query(
    `WITH commented AS (
       UPDATE posts SET comments_cnt = 2, last_comment_number = 2
       WHERE number % $4 = 1 AND creator_id = ANY ($1) AND comments_cnt = 0 RETURNING id, thread_id, community_id, plain_text, created_at
     ), upper AS (
       INSERT INTO comments
         (thread_id, community_id, post_id, path, creator_id, author_path, content, plain_text, replies_cnt, created_at)
       SELECT thread_id, community_id, id, ARRAY[1], $2::uuid, ARRAY[$2::uuid], left(plain_text, 200), left(plain_text, 200), 1, created_at
       FROM commented RETURNING id, thread_id, community_id, post_id, content, created_at
     )
     INSERT INTO comments
       (thread_id, community_id, post_id, parent_id, answered_id, path, creator_id, author_path, content, plain_text,
        created_at)
     SELECT thread_id, community_id, post_id, id, id, ARRAY[1, 2], $3::uuid, ARRAY[$2::uuid, $3::uuid], content, content, created_at
     FROM upper`,
    [authorIds, first, second, commentedPosts],
  );
}
