import type { ReplyType } from '@lyceum/contracts/forum';
import { columns, statement } from '@lyceum/kernel';
import { isTeacherOf } from '@lyceum/live-course';
import { areNotHidden, isReadable, type SqlReader } from '../../access/forum-access.queries';
import type { ReplyAccess } from './reply-policy';
import { type ForumReview, reviewColumns } from '../../threads/review.statements';
import { accessColumns, accessJoins } from '../../threads/thread-access.queries';

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
const accessOf = (type: ReplyType, more = ''): string => {
  const { from, postId, authors } = sources[type];
  return `
      SELECT ${accessColumns}, ${columns([], {
        replyId: 'r.id',
        postId,
        authorId: 'r.creator_id',
        replyStatus: 'r.status',
        isReplyHidden: `NOT ${areNotHidden(authors)}`,
        isMyStudent: isTeacherOf('$userId', 'r.creator_id'),
      })()}${more}
      FROM ${from} JOIN threads t ON t.id = r.thread_id ${accessJoins}
      WHERE r.id = $replyId`;
};

const queriesOf = (type: ReplyType) => {
  const name = type.toLowerCase();
  const access = accessOf(type);
  return {
    /** What decides what a user may do with a post or comment: a row, or none. */
    access: statement<ReplyAccess>(`forum.reply-access-${name}`, access),
    /** The same for a transaction that is to act on it: nobody else writes in its thread until that ends. */
    lock: statement<ReplyAccess>(`forum.reply-lock-${name}`, `${access} FOR NO KEY UPDATE OF t`),
    /** The same with what decides whether an answer of theirs waits for a moderator. */
    review: statement<ReplyAccess & ForumReview>(
      `forum.reply-review-${name}`,
      accessOf(type, `, ${reviewColumns}`),
    ),
  };
};

export const replyAccessQueries = { POST: queriesOf('POST'), COMMENT: queriesOf('COMMENT') };

/**
 * SQL of the post or comment with this id if the reader, left out user `$userId`, may do something with it: it is shown, in a thread they
 * may open, and they have no block with anybody it comes from.
 */
export function openReply(type: ReplyType, reader?: SqlReader, id = '$replyId'): string {
  const { from, postId, authors } = sources[type];
  return `
    SELECT r.id, ${postId} AS post_id, r.thread_id, t.community_id, r.creator_id
    FROM ${from} JOIN threads t ON t.id = r.thread_id JOIN communities c ON c.id = t.community_id
    WHERE r.id = ${id} AND r.status = 'VISIBLE' AND t.status = 'VISIBLE' AND ${isReadable('c', reader)}
      AND ${areNotHidden(`(${authors} || t.creator_id)`, reader)}`;
}
