import { isFindable, people, userSummaryJson, type UserSummaryModel } from '@lyceum/auth';
import { postLimits, type PostSort, postSorts, threadLimits } from '@lyceum/contracts/forum';
import { columns, type Statement, statement } from '@lyceum/kernel';
import { isNotHidden } from '../../access/forum-access.queries';
import { accessColumns, accessJoins } from '../../threads/thread-access.queries';
import { type ReplyRow, replyColumns, replyJoins } from '../../replies/reply.rows';
import type { PostModel } from '../post.model';
import type { ThreadAccess } from '../../threads/thread-policy';
import { isListedComment } from '../../comments/lists/comment.queries';
import { afterCursor, orderBy, type PostOrder, postOrders, sortValue } from './post-order';

/** A row of the post queries: the thread with what decides who may see it, and a post; without one in an empty list. */
export interface PostRow
  extends ThreadAccess, Omit<ReplyRow, 'id'>, Pick<PostModel, 'number' | 'title' | 'tag' | 'numOfComments'> {
  id: string | null;
  /** Whether there is any comment, shown or not. */
  hasComments: boolean;
  /** Null where nobody has clapped. */
  clappers: UserSummaryModel[] | null;
  sortValue: string;
}

const clappers = `
  SELECT json_agg(${userSummaryJson('clapper')}) FROM (
    SELECT p.* FROM post_claps given ${people.join('p', 'given.user_id')}
    WHERE given.post_id = r.id AND ${isFindable('p')} AND ${isNotHidden('given.user_id')}
    ORDER BY given.user_id LIMIT ${String(threadLimits.stackedFaces)}) clapper`;

/** Whether user `$userId` keeps order in the thread's forum; `$oversees` tells whether they oversee all. */
const moderates = "($oversees::boolean OR place.role IN ('ADMIN', 'MOD'))";

/** Which posts `p` user `$userId` meets. What is held keeps its place where it was answered. */
const isListed = `
  (p.status <> 'HELD' OR p.creator_id = $userId OR ${moderates} OR p.last_comment_number > 0)
  AND (${moderates} OR ${isNotHidden('p.creator_id')})`;

const columnsOf = (order: PostOrder) =>
  columns(['number'], {
    numOfComments: 'r.comments_cnt',
    hasComments: 'r.last_comment_number > 0',
    clappers: `(${clappers})`,
    sortValue: sortValue(order, 'r'),
  });

/** SQL of the posts `page` picks out of the thread that `thread` names, with the thread itself in every row. */
function postList(order: PostOrder, thread: string, page: string): string {
  return `
    WITH place AS MATERIALIZED (
      SELECT ${accessColumns}, t.title, t.tags[1] AS tag FROM threads t ${accessJoins} WHERE t.id = ${thread}
    )
    SELECT place.*, ${replyColumns('POST')}, ${columnsOf(order)('r')}
    FROM place LEFT JOIN LATERAL (${page}) r ON TRUE ${replyJoins('POST')}
    ORDER BY ${orderBy(order, 'r')}`;
}

/** A list's first page, which may also be reached by skipping, and what follows a cursor; each planned once. */
export interface PostListQueries {
  readonly order: PostOrder;
  readonly first: Statement<PostRow>;
  readonly later: Statement<PostRow>;
}

const pageOf = (order: PostOrder, after: string): string => `
  SELECT p.* FROM posts p WHERE p.thread_id = place."threadId" AND ${isListed} ${after}
  ORDER BY ${orderBy(order, 'p')} LIMIT $limit OFFSET $skip`;

function queriesOf(sort: PostSort): PostListQueries {
  const order = postOrders[sort];
  const query = (page: string, after: string) =>
    statement<PostRow>(
      `forum.list-posts-${sort.toLowerCase()}-${page}`,
      postList(order, '$threadId', pageOf(order, after)),
    );
  return { order, first: query('first', ''), later: query('later', `AND ${afterCursor(order, 'p')}`) };
}

/** Posts of a thread: `$limit` rows after the first `$skip`, or after a cursor. */
export const postQueries = Object.fromEntries(postSorts.map((sort) => [sort, queriesOf(sort)])) as Readonly<
  Record<PostSort, PostListQueries>
>;

/** A post alone. */
export const postQuery = statement<PostRow>(
  'forum.post',
  postList(
    postOrders.NEWEST,
    '(SELECT thread_id FROM posts WHERE id = $postId)',
    `SELECT p.* FROM posts p WHERE p.id = $postId AND ${isListed}`,
  ),
);

const newestFound = `ORDER BY p.number DESC LIMIT ${String(postLimits.foundPosts)}`;

/**
 * The newest posts of a thread that have all the words of the text query `$words`, themselves or in their comments
 * (checklist line 103). Planned each time: how common a word is decides the plan.
 */
export const foundPostsQuery = statement<PostRow>(
  'forum.found-posts',
  postList(
    postOrders.NEWEST,
    '$threadId',
    `SELECT p.* FROM posts p WHERE p.id IN (
     (SELECT p.id FROM posts p
      WHERE p.thread_id = $threadId AND p.search @@ $words::tsquery AND p.status = 'VISIBLE' AND ${isListed} ${newestFound})
     UNION ALL
     (SELECT p.id FROM comments r JOIN posts p ON p.id = r.post_id
      WHERE r.thread_id = $threadId AND r.search @@ $words::tsquery AND r.status = 'VISIBLE' AND ${isListedComment(moderates)}
        AND ${isListed} ${newestFound}))
   ${newestFound}`,
  ),
);
