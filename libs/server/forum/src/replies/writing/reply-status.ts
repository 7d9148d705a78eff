import type { ContentStatus, ReplyType } from '@lyceum/contracts/forum';
import type { EventPayload, Transaction } from '@lyceum/kernel';
import type { ReplyKey } from '../reply-types';
import { ReplyHidden, ReplyShown } from '../replies.events';

/** The thread is locked first, as by all who write in it. Counters count what is shown. */
const changeStatements: Readonly<Record<ReplyType, string>> = {
  POST: `
    WITH thread AS (
      SELECT id, community_id FROM threads WHERE id = (SELECT thread_id FROM posts WHERE id = $1) FOR NO KEY UPDATE
    ), changed AS (
      UPDATE posts p SET status = $2 FROM thread
      WHERE p.id = $1 AND p.status = ANY($3::text[]) AND p.status <> $2
      RETURNING p.id, p.thread_id, p.creator_id, old.status AS before, p.status
    ), counted AS (
      UPDATE threads t
      SET posts_cnt = t.posts_cnt + (changed.status = 'VISIBLE')::int - (changed.before = 'VISIBLE')::int
      FROM changed WHERE t.id = changed.thread_id AND 'VISIBLE' IN (changed.status, changed.before)
    )
    SELECT changed.id AS "replyId", changed.id AS "postId", thread.id AS "threadId",
           thread.community_id AS "communityId", creator_id AS "creatorId", before
    FROM changed, thread`,
  COMMENT: `
    WITH thread AS (
      SELECT id, community_id FROM threads WHERE id = (SELECT thread_id FROM comments WHERE id = $1) FOR NO KEY UPDATE
    ), changed AS (
      UPDATE comments r SET status = $2 FROM thread
      WHERE r.id = $1 AND r.status = ANY($3::text[]) AND r.status <> $2
      RETURNING r.id, r.post_id, r.creator_id, old.status AS before, r.status
    ), counted AS (
      UPDATE posts p
      SET comments_cnt = p.comments_cnt + (changed.status = 'VISIBLE')::int - (changed.before = 'VISIBLE')::int
      FROM changed WHERE p.id = changed.post_id AND 'VISIBLE' IN (changed.status, changed.before)
    )
    SELECT changed.id AS "replyId", changed.post_id AS "postId", thread.id AS "threadId",
           thread.community_id AS "communityId", creator_id AS "creatorId", before
    FROM changed, thread`,
};

/** A post or comment whose status was changed, and what it was before. */
export type ChangedReply = EventPayload<typeof ReplyShown> & { before: ContentStatus };

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
  const [row] = await transaction.manager.query<Omit<ChangedReply, 'replyType'>[]>(changeStatements[type], [
    id,
    to,
    [...from],
  ]);
  if (!row) return null;
  const { before, ...reply } = { ...row, replyType: type };
  if (to === 'VISIBLE') transaction.raise(ReplyShown, reply);
  else if (before === 'VISIBLE') transaction.raise(ReplyHidden, reply);
  return { ...reply, before };
}
