import { statement, type Transaction } from '@lyceum/kernel';
import { isBanned } from '../../access/forum-access.queries';

/** A reply that is shown in a conversation that is. */
interface ShownReply {
  /** Who started the conversation. */
  authorId: string;
  /** Of the forum. */
  displayName: string;
}

/** Where the author is no member any more, or shut out, there is nothing to tell them. */
const shownReplyQuery = statement<ShownReply>(
  'forum.shown-conversation-reply',
  `SELECT v.creator_id AS "authorId", c.display_name AS "displayName"
  FROM conversation_replies r JOIN conversations v ON v.id = r.conversation_id
  JOIN communities c ON c.id = v.community_id
  JOIN community_members m ON m.community_id = c.id AND m.user_id = v.creator_id
  WHERE r.id = $replyId AND r.status = 'VISIBLE' AND v.status = 'VISIBLE' AND NOT ${isBanned('c.id', 'v.creator_id')}`,
);

const authorQuery = statement<{ authorId: string }>(
  'forum.author-of-conversation',
  'SELECT creator_id AS "authorId" FROM conversations WHERE id = $conversationId',
);

/** Who started the conversation; null where it is not there. */
export async function authorOfConversation(
  transaction: Transaction,
  conversationId: string,
): Promise<string | null> {
  const [row] = await transaction.rows(authorQuery, { conversationId });
  return row?.authorId ?? null;
}

/** Null where its conversation's author is not to be told of it. */
export async function shownReply(transaction: Transaction, replyId: string): Promise<ShownReply | null> {
  const [row] = await transaction.rows(shownReplyQuery, { replyId });
  return row ?? null;
}
