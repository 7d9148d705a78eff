import type { ContentStatus } from '@lyceum/contracts/forum';
import { statement, type Transaction } from '@lyceum/kernel';
import { ConversationReplyHidden, ConversationReplyShown, ConversationShown } from '../conversations.events';

interface Changed {
  conversationId: string;
  communityId: string;
  creatorId: string;
}

interface ChangedReply extends Changed {
  replyId: string;
  before: ContentStatus;
}

const conversationStatement = statement<Changed>(
  'forum.change-status-of-conversation',
  `UPDATE conversations SET status = $to WHERE id = $conversationId AND status = ANY($from::text[]) AND status <> $to
    RETURNING id AS "conversationId", community_id AS "communityId", creator_id AS "creatorId"`,
);

/** The conversation's counter counts what is shown. */
const replyStatement = statement<ChangedReply>(
  'forum.change-status-of-conversation-reply',
  `WITH changed AS (
    UPDATE conversation_replies SET status = $to WHERE id = $replyId AND status = ANY($from::text[]) AND status <> $to
    RETURNING id, conversation_id, creator_id, old.status AS before, status
  ), counted AS (
    UPDATE conversations v
    SET replies_cnt = replies_cnt + (changed.status = 'VISIBLE')::int - (changed.before = 'VISIBLE')::int
    FROM changed WHERE v.id = changed.conversation_id AND 'VISIBLE' IN (changed.status, changed.before)
  )
  SELECT changed.id AS "replyId", v.id AS "conversationId", v.community_id AS "communityId",
         changed.creator_id AS "creatorId", changed.before
  FROM changed JOIN conversations v ON v.id = changed.conversation_id`,
);

/** The one way a conversation's status changes; who may do it, the caller has checked. From `from` only. */
export async function changeConversationStatus(
  transaction: Transaction,
  conversationId: string,
  to: ContentStatus,
  from: readonly ContentStatus[],
): Promise<void> {
  const [changed] = await transaction.rows(conversationStatement, { conversationId, to, from });
  if (changed && to === 'VISIBLE') transaction.raise(ConversationShown, changed);
}

/** The same for a reply, with the counter of its conversation; raises what is shown from now on, and what is no more. */
export async function changeReplyStatus(
  transaction: Transaction,
  replyId: string,
  to: ContentStatus,
  from: readonly ContentStatus[],
): Promise<void> {
  const [changed] = await transaction.rows(replyStatement, { replyId, to, from });
  if (!changed) return;
  const { before, ...reply } = changed;
  if (to === 'VISIBLE') transaction.raise(ConversationReplyShown, reply);
  else if (before === 'VISIBLE') transaction.raise(ConversationReplyHidden, reply);
}
