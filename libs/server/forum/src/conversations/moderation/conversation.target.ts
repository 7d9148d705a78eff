import { Injectable } from '@nestjs/common';
import { moderationLimits } from '@lyceum/contracts/moderation';
import { type Actor, statement, type Transaction } from '@lyceum/kernel';
import { ModeratedContent, type ModerationTarget, type TargetContent } from '@lyceum/moderation';
import { ConversationAccessService } from '../conversation-access.service';
import { changeConversationStatus } from '../writing/conversation-status';

const readStatement = statement<TargetContent>(
  'forum.conversation-to-moderate',
  `SELECT community_id AS "communityId", creator_id AS "authorId", '' AS title,
         left(content, ${String(moderationLimits.previewLength)}) AS preview, status = 'HELD' AS "isHeld",
         status IN ('REMOVED', 'DELETED') AS "isGone"
  FROM conversations WHERE id = $conversationId FOR NO KEY UPDATE`,
);

/** Conversations in the moderators' queue. */
@Injectable()
@ModeratedContent()
export class ConversationTarget implements ModerationTarget {
  readonly type = 'CONVERSATION';

  constructor(private readonly conversations: ConversationAccessService) {}

  async read(transaction: Transaction, conversationId: string): Promise<TargetContent | null> {
    const [content] = await transaction.rows(readStatement, { conversationId });
    return content ?? null;
  }

  async assertSeenBy(actor: Actor, conversationId: string): Promise<void> {
    await this.conversations.ofReader(actor, conversationId);
  }

  takeAway(transaction: Transaction, conversationId: string): Promise<void> {
    return changeConversationStatus(transaction, conversationId, 'REMOVED', ['VISIBLE', 'HELD']);
  }

  release(transaction: Transaction, conversationId: string): Promise<void> {
    return changeConversationStatus(transaction, conversationId, 'VISIBLE', ['HELD']);
  }

  restore(transaction: Transaction, conversationId: string): Promise<void> {
    return changeConversationStatus(transaction, conversationId, 'VISIBLE', ['REMOVED']);
  }
}
