import { threadLimits, type ThreadSort, threadSorts } from '@lyceum/contracts/forum';
import type { PreparedQuery } from '@lyceum/kernel';
import { polls } from '@lyceum/polls';
import { isNotHidden, isReadable } from '../../access/forum-access.queries';
import { unreadCount } from '../thread-people.queries';
import { sharedColumns, sharedJoins } from '../thread.rows';
import { afterCursor, keyColumns, orderBy, sortValue, type ThreadOrder, threadOrders } from './thread-order';

/** A page of a list, from its beginning or after a cursor. */
export interface ThreadPageQueries {
  /** A page of the usual size. PostgreSQL knows it when it plans, and keeps the plan; a size it does not know, it plans for anew each time. */
  readonly usual: PreparedQuery;
  /** So many rows after so many: the last two parameters. */
  readonly any: PreparedQuery;
}

/** A list's beginning, which may also be passed over, and what follows a cursor. */
export interface ThreadListQueries {
  readonly order: ThreadOrder;
  readonly first: ThreadPageQueries;
  readonly later: ThreadPageQueries;
}

/** SQL of how many rows are wanted: of the page itself, and of what it is put together from. */
interface PageSize {
  readonly page: string;
  readonly looked: string;
}

const usualSize: PageSize = {
  page: `LIMIT ${String(threadLimits.pageSize)}`,
  looked: `LIMIT ${String(threadLimits.pageSize)}`,
};

const sizeAt = (limit: number): PageSize => ({
  page: `LIMIT $${String(limit)} OFFSET $${String(limit + 1)}`,
  looked: `LIMIT $${String(limit)}::int + $${String(limit + 1)}::int`,
});

/**
 * The statements of a list. Their parameters: those of `source`, then the cursor's, then the size.
 * @param next number of the first parameter behind those of `source`
 */
function listQueries(
  name: string,
  order: ThreadOrder,
  next: number,
  source: (after: string, size: PageSize) => string,
  id?: string,
): ThreadListQueries {
  const page = (which: string, after: string, size: number): ThreadPageQueries => ({
    usual: cardList(`forum.${which}-${name}`, order, source(after, usualSize)),
    any: cardList(`forum.${which}-${name}-of-size`, order, source(after, sizeAt(size))),
  });
  return {
    order,
    first: page('first', '', next),
    later: page('later', `AND ${afterCursor(order, next, id)}`, next + order.keys.length + 1),
  };
}

/**
 * SQL of cards: of the ids that `source` picks with their sort keys, in order. Only those rows are read in full.
 * `$1` is the reader, `$2` whether they oversee all forums.
 */
export function cardList(name: string, order: ThreadOrder, source: string): PreparedQuery {
  const text = `
    SELECT ${sharedColumns}, t.preview, ${unreadCount} AS "unreadCnt",
           (mk.user_id IS NULL AND t.creator_id <> $1
            AND t.created_at > now() - interval '${String(threadLimits.newDays)} days') AS "isNew",
           ${polls.standsIn('t.id')} AS "hasPoll",
           ${sortValue(order, 'listed')} AS "sortValue", '${order.name}' AS "order"
    FROM (${source}) listed JOIN threads t ON t.id = listed.id ${sharedJoins}
    ORDER BY ${orderBy(order, 'listed.id')}`;
  return { name, text };
}

/** What `$1` may see of threads in a list, by their alias `t`; what is held, its author and the moderators. */
const shown = `t.status = 'VISIBLE' AND ${isNotHidden('t.creator_id')}`;
const held = (moderates: string): string =>
  `t.status = 'HELD' AND (t.creator_id = $1 OR ${moderates}) AND ${isNotHidden('t.creator_id')}`;

/** Asked once a statement: whether `$1` may read forum `$3`. */
const inReadableForum = `t.community_id = $3 AND EXISTS (
  SELECT FROM communities c WHERE c.id = $3 AND ${isReadable('c')})`;

/** The same rule as `mayModerate`, of a forum the reader may read. */
const moderatesForum = `($2::boolean OR EXISTS (
  SELECT FROM community_members keeper
  WHERE keeper.community_id = $3 AND keeper.user_id = $1 AND keeper.role IN ('ADMIN', 'MOD')))`;

/** Threads of forum `$3`. */
function forumSource(order: ThreadOrder, after: string, { page, looked }: PageSize): string {
  const part = (which: string): string => `
    (SELECT t.id, ${keyColumns(order)} FROM threads t WHERE ${inReadableForum} AND ${which} ${after}
     ORDER BY ${orderBy(order)} ${looked})`;
  return `
    ${part(`t.pin_position IS NULL AND ${shown}`)} UNION ALL ${part(held(moderatesForum))}
    ORDER BY ${orderBy(order)} ${page}`;
}

function forumQueries(sort: ThreadSort): ThreadListQueries {
  const order = threadOrders[sort];
  const name = `threads-${sort.toLowerCase()}`;
  return listQueries(name, order, 4, (after, size) => forumSource(order, after, size));
}

export const forumThreadQueries = Object.fromEntries(
  threadSorts.map((sort) => [sort, forumQueries(sort)]),
) as Readonly<Record<ThreadSort, ThreadListQueries>>;

const homeOrder = threadOrders.NEWEST;

/** Threads of all forums of `$1`. Of each forum no more than a page is looked at. */
function homeSource(after: string, { page, looked }: PageSize): string {
  const order = orderBy(homeOrder);
  const part = (which: string): string => `
    (SELECT t.id, ${keyColumns(homeOrder)} FROM threads t WHERE t.community_id = c.id AND ${which} ${after}
     ORDER BY ${order} ${looked})`;
  return `
    SELECT recent.* FROM community_members mine JOIN communities c ON c.id = mine.community_id
    CROSS JOIN LATERAL (
      ${part(`t.pin_position IS NULL AND ${shown}`)} UNION ALL ${part(`t.pin_position IS NOT NULL AND ${shown}`)}
      UNION ALL ${part(held('FALSE'))}) recent
    WHERE mine.user_id = $1 AND ${isReadable('c')}
    ORDER BY ${order} ${page}`;
}

export const homeThreadQueries = listQueries('home-threads', homeOrder, 3, homeSource);

const savedOrder: ThreadOrder = {
  name: 'SAVED',
  keys: [{ column: 'saved.created_at', kind: 'time' }],
  direction: 'DESC',
};

/** Threads `$1` has saved and may still read, the latest saved first. */
const savedSource = (after: string, { page }: PageSize): string => `
  SELECT t.id, ${keyColumns(savedOrder)}
  FROM thread_favorites saved JOIN threads t ON t.id = saved.thread_id JOIN communities c ON c.id = t.community_id
  WHERE saved.user_id = $1 AND (${shown} OR ${held('FALSE')}) AND ${isReadable('c')} ${after}
  ORDER BY saved.created_at DESC, saved.thread_id DESC ${page}`;

export const savedThreadQueries = listQueries('saved-threads', savedOrder, 3, savedSource, 'saved.thread_id');

const pinOrder: ThreadOrder = {
  name: 'PINNED',
  keys: [{ column: 't.pin_position', kind: 'number' }],
  direction: 'ASC',
};

/** The pinned threads of forum `$3`, in their order. */
export const pinnedThreadsQuery = cardList(
  'forum.pinned-threads',
  pinOrder,
  `SELECT t.id, ${keyColumns(pinOrder)} FROM threads t
   WHERE ${inReadableForum} AND t.pin_position IS NOT NULL AND ${shown}
   ORDER BY ${orderBy(pinOrder)}`,
);

/** The thread of forum `$3` with the most claps and posts lately; none where nothing happened. */
export const mostPopularThreadQuery = cardList(
  'forum.most-popular-thread',
  threadOrders.FEATURED,
  `(SELECT t.id, ${keyColumns(threadOrders.FEATURED)} FROM threads t
    WHERE ${inReadableForum} AND t.pin_position IS NULL AND t.engagement > 0 AND ${shown}
    ORDER BY ${orderBy(threadOrders.FEATURED)} LIMIT 1)
   UNION ALL
   (SELECT t.id, ${keyColumns(threadOrders.FEATURED)} FROM threads t
    WHERE ${inReadableForum} AND t.pin_position IS NOT NULL AND t.engagement > 0 AND ${shown}
    ORDER BY ${orderBy(threadOrders.FEATURED)} LIMIT 1)
   ORDER BY ${orderBy(threadOrders.FEATURED)} LIMIT 1`,
);

/** Threads of forum `$2` since `$3`, which a page knows to the millisecond only, that the reader may see and did not write, counted up to a bound. */
export const newThreadsCountQuery: PreparedQuery = {
  name: 'forum.new-threads-count',
  text: `
    SELECT count(*)::int AS count FROM (
      SELECT FROM threads t
      WHERE t.community_id = $2 AND t.created_at > $3::timestamptz
        AND date_trunc('milliseconds', t.created_at) > $3::timestamptz AND t.pin_position IS NULL AND t.creator_id <> $1
        AND ${shown}
      LIMIT ${String(threadLimits.unreadMaximum)}) new`,
};
