import { Injectable } from '@nestjs/common';
import type { Transaction } from '@lyceum/kernel';

/** A reply that is shown in a conversation that is. */
export interface ReplyNews {
  /** Who started the conversation. */
  authorId: string;
  /** Of the forum. */
  displayName: string;
}

/** Where the author is no member any more, or shut out, there is nothing to tell them. */
const replyStatement = `
  SELECT v.creator_id AS "authorId", c.display_name AS "displayName"
  FROM conversation_replies r JOIN conversations v ON v.id = r.conversation_id
  JOIN communities c ON c.id = v.community_id
  JOIN community_members m ON m.community_id = c.id AND m.user_id = v.creator_id
  WHERE r.id = $1 AND r.status = 'VISIBLE' AND v.status = 'VISIBLE' AND NOT EXISTS (
    SELECT FROM community_bans b WHERE b.community_id = c.id AND b.user_id = v.creator_id AND b.lifted_at IS NULL
      AND (b.ends_at IS NULL OR b.ends_at > now()))`;

const authorStatement = 'SELECT creator_id AS "authorId" FROM conversations WHERE id = $1';

/** What is so now of what an event told of a conversation, for whoever tells people of it. */
@Injectable()
export class ConversationNewsService {
  /** Who started the conversation; null where it is not there. */
  async authorOf({ manager }: Transaction, conversationId: string): Promise<string | null> {
    const [row] = await manager.query<{ authorId: string }[]>(authorStatement, [conversationId]);
    return row?.authorId ?? null;
  }

  /** Null where its conversation's author is not to be told of it. */
  async ofReply({ manager }: Transaction, replyId: string): Promise<ReplyNews | null> {
    const [row] = await manager.query<ReplyNews[]>(replyStatement, [replyId]);
    return row ?? null;
  }
}
