import type { ReplyType } from '@lyceum/contracts/forum';
import type { PreparedQuery } from '@lyceum/kernel';
import { isTeacherOf } from '@lyceum/live-course';
import {
  areNotHidden,
  isBanned,
  isNotHidden,
  isReadable,
  type SqlReader,
} from '../../access/forum-access.queries';
import { reviewColumns } from '../../threads/writing/review.statements';

/** SQL of the columns of `ThreadAccess`, out of `accessJoins`. */
export const accessColumns = `
  t.id AS "threadId", t.creator_id AS "creatorId", t.status, NOT ${isNotHidden('t.creator_id')} AS "isHidden",
  c.id AS "communityId", c.privacy, m.role, ${isBanned('c.id')} AS "isBanned"`;

/** SQL that joins what `accessColumns` reads to the alias `t` of `threads`, as user `$1` meets it. */
export const accessJoins = `
  JOIN communities c ON c.id = t.community_id
  LEFT JOIN community_members m ON m.community_id = c.id AND m.user_id = $1`;

/** Posts and comments under one alias `r`: who wrote it and whom it answers, as an array. */
const sources: Readonly<Record<ReplyType, { from: string; postId: string; authors: string }>> = {
  POST: { from: 'posts r', postId: 'r.id', authors: 'ARRAY[r.creator_id]' },
  COMMENT: {
    from: 'comments r JOIN posts o ON o.id = r.post_id',
    postId: 'r.post_id',
    authors: 'r.author_path || o.creator_id',
  },
};

/** @param more SQL of further columns, each after a comma */
const accessQueryOf = (type: ReplyType, what: string, more = ''): PreparedQuery => {
  const { from, postId, authors } = sources[type];
  return {
    name: `forum.${type.toLowerCase()}-${what}`,
    text: `
      SELECT ${accessColumns}, r.id AS "replyId", ${postId} AS "postId", r.creator_id AS "authorId",
             r.status AS "replyStatus", NOT ${areNotHidden(authors)} AS "isReplyHidden",
             ${isTeacherOf('$1', 'r.creator_id')} AS "isMyStudent"${more}
      FROM ${from} JOIN threads t ON t.id = r.thread_id ${accessJoins}
      WHERE r.id = $2`,
  };
};

/** What decides what user `$1` may do with post or comment `$2`: a row of `ReplyAccess`, or none. */
export const replyAccessQueries: Readonly<Record<ReplyType, PreparedQuery>> = {
  POST: accessQueryOf('POST', 'access'),
  COMMENT: accessQueryOf('COMMENT', 'access'),
};

/** The same with what decides whether an answer of theirs waits for a moderator: a row of `ReplyAccess & ForumReview`. */
export const replyReviewQueries: Readonly<Record<ReplyType, PreparedQuery>> = {
  POST: accessQueryOf('POST', 'review', `, ${reviewColumns}`),
  COMMENT: accessQueryOf('COMMENT', 'review', `, ${reviewColumns}`),
};

/**
 * SQL of the post or comment with this id if the reader, left out user `$1`, may do something with it: it is shown, in a thread they
 * may open, and they have no block with anybody it comes from. `$2` tells whether user `$1` oversees all forums.
 */
export function openReply(type: ReplyType, reader?: SqlReader, id = '$3'): string {
  const { from, postId, authors } = sources[type];
  return `
    SELECT r.id, ${postId} AS post_id, r.thread_id, t.community_id, r.creator_id
    FROM ${from} JOIN threads t ON t.id = r.thread_id JOIN communities c ON c.id = t.community_id
    WHERE r.id = ${id} AND r.status = 'VISIBLE' AND t.status = 'VISIBLE' AND ${isReadable('c', reader)}
      AND ${areNotHidden(`(${authors} || t.creator_id)`, reader)}`;
}
