import { Injectable } from '@nestjs/common';
import { moderationLimits } from '@lyceum/contracts/moderation';
import { type Actor, statement, type StatementRunner, type Transaction } from '@lyceum/kernel';
import {
  ModeratedContent,
  type ModerationTarget,
  type SurroundingRow,
  type TargetContent,
} from '@lyceum/moderation';
import { contextQuery } from '../../texts/written-context';
import { WrittenTarget } from '../../texts/written-target';
import { conversationPath } from '../../access/conversation-path';
import { ConversationAccessService } from '../conversation-access.service';
import { changeConversationStatus } from '../writing/conversation-status';

const readStatement = statement<TargetContent>(
  'forum.conversation-to-moderate',
  `SELECT community_id AS "communityId", creator_id AS "authorId", '' AS title,
         left(content, ${String(moderationLimits.previewLength)}) AS preview, status = 'HELD' AS "isHeld",
         status IN ('REMOVED', 'DELETED') AS "isGone"
  FROM conversations WHERE id = $conversationId FOR NO KEY UPDATE`,
);

const context = statement<SurroundingRow>(
  'forum.context-of-conversation',
  contextQuery({
    place: 'BELOW',
    alias: 'r',
    text: 'r.content',
    from: 'conversation_replies r',
    where: 'r.conversation_id = $targetId ORDER BY r.created_at, r.id LIMIT 1',
  }),
);

/** Conversations in the moderators' queue. */
@Injectable()
@ModeratedContent()
export class ConversationTarget extends WrittenTarget implements ModerationTarget {
  readonly type = 'CONVERSATION';

  protected readonly change = changeConversationStatus;

  constructor(private readonly conversations: ConversationAccessService) {
    super();
  }

  async read(transaction: Transaction, conversationId: string): Promise<TargetContent | null> {
    const [content] = await transaction.rows(readStatement, { conversationId });
    return content ?? null;
  }

  async assertSeenBy(actor: Actor, conversationId: string): Promise<void> {
    await this.conversations.ofReader(actor, conversationId);
  }

  pathOf(_: StatementRunner, conversationId: string): Promise<string> {
    return Promise.resolve(conversationPath(conversationId));
  }

  contextOf(source: StatementRunner, targetId: string): Promise<SurroundingRow[]> {
    return source.rows(context, { targetId });
  }
}
