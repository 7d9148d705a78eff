import type { ContentStatus } from '@lyceum/contracts/forum';
import { type EventPayload, statement, type Transaction } from '@lyceum/kernel';
import type { ReplyKey } from '../reply-types';
import { ReplyHidden, ReplyShown } from '../replies.events';

/** A post or comment whose status was changed, and what it was before. */
export type ChangedReply = EventPayload<typeof ReplyShown> & { before: ContentStatus };

/** The thread is locked first, as by all who write in it. `counting` sets the counter of what it hangs on. */
const changeStatement = (type: 'post' | 'comment', postId: string, counting: string) =>
  statement<Omit<ChangedReply, 'replyType'>>(
    `forum.set-status-of-${type}`,
    `
    WITH thread AS (
      SELECT id, community_id FROM threads
      WHERE id = (SELECT thread_id FROM ${type}s WHERE id = $replyId) FOR NO KEY UPDATE
    ), changed AS (
      UPDATE ${type}s r SET status = $to FROM thread
      WHERE r.id = $replyId AND r.status = ANY($from::text[]) AND r.status <> $to
      RETURNING r.id, ${postId} AS post_id, r.thread_id, r.creator_id, old.status AS before, r.status
    ), counted AS (${counting} AND 'VISIBLE' IN (changed.status, changed.before))
    SELECT changed.id AS "replyId", changed.post_id AS "postId", thread.id AS "threadId",
           thread.community_id AS "communityId", creator_id AS "creatorId", before
    FROM changed, thread`,
  );

/** Counters count what is shown. */
const added = `(changed.status = 'VISIBLE')::int - (changed.before = 'VISIBLE')::int`;

const changeStatements = {
  POST: changeStatement(
    'post',
    'r.id',
    `UPDATE threads t SET posts_cnt = t.posts_cnt + ${added} FROM changed WHERE t.id = changed.thread_id`,
  ),
  COMMENT: changeStatement(
    'comment',
    'r.post_id',
    `UPDATE posts p SET comments_cnt = p.comments_cnt + ${added} FROM changed WHERE p.id = changed.post_id`,
  ),
};

/**
 * The one way the status of a post or comment changes: with the counter beside it. Who may do it, the caller has
 * checked. Raises ReplyShown for what is shown from now on, and ReplyHidden for what is no more.
 * @param from the statuses it may come from
 * @returns null where it is not there, or had none of those
 */
export async function changeReplyStatus(
  transaction: Transaction,
  { type, id }: ReplyKey,
  to: ContentStatus,
  from: readonly ContentStatus[],
): Promise<ChangedReply | null> {
  const [row] = await transaction.rows(changeStatements[type], { replyId: id, to, from: [...from] });
  if (!row) return null;
  const { before, ...reply } = { ...row, replyType: type };
  if (to === 'VISIBLE') transaction.raise(ReplyShown, reply);
  else if (before === 'VISIBLE') transaction.raise(ReplyHidden, reply);
  return { ...reply, before };
}
