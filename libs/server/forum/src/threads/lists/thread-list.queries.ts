import { isPresent, people } from '@lyceum/auth';
import { threadLimits, type ThreadSort, threadSorts } from '@lyceum/contracts/forum';
import { type Statement, statement } from '@lyceum/kernel';
import { studentsOf } from '@lyceum/live-course';
import { polls } from '@lyceum/polls';
import { isNotHidden, isReadable } from '../../access/forum-access.queries';
import { unreadCount } from '../thread-people.queries';
import { sharedColumns, sharedJoins } from '../thread.rows';
import type { ThreadCardRow } from './thread-card';
import { afterCursor, keyColumns, orderBy, sortValue, type ThreadOrder, threadOrders } from './thread-order';

/** A page of a list, from its beginning or after a cursor. */
export interface ThreadPageQueries {
  /** A page of the usual size. PostgreSQL knows it when it plans, and keeps the plan; a size it does not know, it plans for anew each time. */
  readonly usual: Statement<ThreadCardRow>;
  /** `$limit` rows after the first `$skip`. */
  readonly any: Statement<ThreadCardRow>;
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

const anySize: PageSize = { page: 'LIMIT $limit OFFSET $skip', looked: 'LIMIT $limit::int + $skip::int' };

/** The statements of a list. */
function listQueries(
  name: string,
  order: ThreadOrder,
  source: (after: string, size: PageSize) => string,
  id?: string,
): ThreadListQueries {
  const page = (which: string, after: string): ThreadPageQueries => ({
    usual: statement<ThreadCardRow>(
      `forum.list-threads-${name}-${which}`,
      cardList(order, source(after, usualSize)),
    ),
    any: statement<ThreadCardRow>(
      `forum.threads-of-size-${name}-${which}`,
      cardList(order, source(after, anySize)),
    ),
  });
  return {
    order,
    first: page('first', ''),
    later: page('later', `AND ${afterCursor(order, id)}`),
  };
}

/**
 * SQL of cards: of the ids that `source` picks with their sort keys, in order. Only those rows are read in full.
 */
function cardList(order: ThreadOrder, source: string): string {
  return `
    SELECT ${sharedColumns}, t.preview, ${unreadCount} AS "unreadCnt",
           (mk.user_id IS NULL AND t.creator_id <> $userId
            AND t.created_at > now() - interval '${String(threadLimits.newDays)} days') AS "isNew",
           ${polls.standsIn('t.id')} AS "hasPoll",
           ${sortValue(order, 'listed')} AS "sortValue", '${order.name}' AS "order"
    FROM (${source}) listed JOIN threads t ON t.id = listed.id ${sharedJoins}
    ORDER BY ${orderBy(order, 'listed.id')}`;
}

/** What `$userId` may see of threads in a list, by their alias `t`; what is held, its author and the moderators. */
const shown = `t.status = 'VISIBLE' AND ${isNotHidden('t.creator_id')}`;
const held = (moderates: string): string =>
  `t.status = 'HELD' AND (t.creator_id = $userId OR ${moderates}) AND ${isNotHidden('t.creator_id')}`;

/** Asked once a statement: whether `$userId` may read forum `$communityId`. */
const inReadableForum = `t.community_id = $communityId AND EXISTS (
  SELECT FROM communities c WHERE c.id = $communityId AND ${isReadable('c')})`;

/** The same rule as `mayModerate`, of a forum the reader may read. */
const moderatesForum = `($oversees::boolean OR EXISTS (
  SELECT FROM community_members keeper
  WHERE keeper.community_id = $communityId AND keeper.user_id = $userId AND keeper.role IN ('ADMIN', 'MOD')))`;

/** Threads of forum `$communityId`. */
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
  return listQueries(sort.toLowerCase(), order, (after, size) => forumSource(order, after, size));
}

export const forumThreadQueries = Object.fromEntries(
  threadSorts.map((sort) => [sort, forumQueries(sort)]),
) as Readonly<Record<ThreadSort, ThreadListQueries>>;

const homeOrder = threadOrders.NEWEST;

/** Threads of all forums of `$userId`. Of each forum no more than a page is looked at. */
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
    WHERE mine.user_id = $userId AND ${isReadable('c')}
    ORDER BY ${order} ${page}`;
}

export const homeThreadQueries = listQueries('home', homeOrder, homeSource);

const savedOrder: ThreadOrder = {
  name: 'SAVED',
  keys: [{ column: 'saved.created_at', kind: 'time' }],
  direction: 'DESC',
};

/** Threads `$userId` has saved and may still read, the latest saved first. */
const savedSource = (after: string, { page }: PageSize): string => `
  SELECT t.id, ${keyColumns(savedOrder)}
  FROM thread_favorites saved JOIN threads t ON t.id = saved.thread_id JOIN communities c ON c.id = t.community_id
  WHERE saved.user_id = $userId AND (${shown} OR ${held('FALSE')}) AND ${isReadable('c')} ${after}
  ORDER BY saved.created_at DESC, saved.thread_id DESC ${page}`;

export const savedThreadQueries = listQueries('saved', savedOrder, savedSource, 'saved.thread_id');

/** Questions that wait too long stand first. */
const askedOrder: ThreadOrder = {
  name: 'ASKED',
  keys: [
    { column: 'asked.waits', kind: 'number' },
    { column: 'asked.created_at', kind: 'time' },
  ],
  direction: 'DESC',
};

/** SQL of whether anybody but its author has answered the thread `t`, in a reply or beneath one. */
const isAnswered = ['posts', 'comments']
  .map(
    (table) => `EXISTS (SELECT FROM ${table} answer
      WHERE answer.thread_id = t.id AND answer.creator_id <> t.creator_id AND answer.status = 'VISIBLE')`,
  )
  .join(' OR ');

/** What the students of `$userId` asked lately; first what nobody else has answered for a day. */
const askedSource = (after: string, { page }: PageSize): string => `
  SELECT asked.id, ${keyColumns(askedOrder)}
  FROM (${studentsOf('$userId')}) taught ${people.join('student', 'taught.id')}
  CROSS JOIN LATERAL (
    SELECT t.id, t.community_id, t.created_at,
           (t.created_at <= now() - interval '${String(threadLimits.answerHours)} hours' AND NOT (${isAnswered}))::int AS waits
    FROM threads t
    WHERE t.creator_id = taught.id AND t.created_at > now() - interval '${String(threadLimits.askedDays)} days'
      AND ${shown}) asked
  JOIN communities c ON c.id = asked.community_id
  WHERE ${isPresent('student')} AND ${isReadable('c')} ${after}
  ORDER BY ${orderBy(askedOrder)} ${page}`;

export const studentThreadQueries = listQueries('of-students', askedOrder, askedSource, 'asked.id');

const pinOrder: ThreadOrder = {
  name: 'PINNED',
  keys: [{ column: 't.pin_position', kind: 'number' }],
  direction: 'ASC',
};

/** The pinned threads of forum `$communityId`, in their order. */
export const pinnedThreadsQuery = statement<ThreadCardRow>(
  'forum.pinned-threads',
  cardList(
    pinOrder,
    `SELECT t.id, ${keyColumns(pinOrder)} FROM threads t
   WHERE ${inReadableForum} AND t.pin_position IS NOT NULL AND ${shown}
   ORDER BY ${orderBy(pinOrder)}`,
  ),
);

/** The thread of forum `$communityId` with the most claps and posts lately; none where nothing happened. */
export const mostPopularThreadQuery = statement<ThreadCardRow>(
  'forum.most-popular-thread',
  cardList(
    threadOrders.FEATURED,
    `(SELECT t.id, ${keyColumns(threadOrders.FEATURED)} FROM threads t
    WHERE ${inReadableForum} AND t.pin_position IS NULL AND t.engagement > 0 AND ${shown}
    ORDER BY ${orderBy(threadOrders.FEATURED)} LIMIT 1)
   UNION ALL
   (SELECT t.id, ${keyColumns(threadOrders.FEATURED)} FROM threads t
    WHERE ${inReadableForum} AND t.pin_position IS NOT NULL AND t.engagement > 0 AND ${shown}
    ORDER BY ${orderBy(threadOrders.FEATURED)} LIMIT 1)
   ORDER BY ${orderBy(threadOrders.FEATURED)} LIMIT 1`,
  ),
);

/** Threads of a forum since `$since`, which a page knows to the millisecond only, that the reader may see and did not write, counted up to a bound. */
export const newThreadsCountQuery = statement<{ count: number }>(
  'forum.new-threads-count',
  `
    SELECT count(*)::int AS count FROM (
      SELECT FROM threads t
      WHERE t.community_id = $communityId AND t.created_at > $since::timestamptz
        AND date_trunc('milliseconds', t.created_at) > $since::timestamptz AND t.pin_position IS NULL AND t.creator_id <> $userId
        AND ${shown}
      LIMIT ${String(threadLimits.unreadMaximum)}) new`,
);
