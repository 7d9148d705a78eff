import { Injectable } from '@nestjs/common';
import { moderationLimits } from '@lyceum/contracts/moderation';
import { type Actor, statement, type Transaction } from '@lyceum/kernel';
import { ModeratedContent, type ModerationTarget, type TargetContent } from '@lyceum/moderation';
import { ConversationAccessService } from '../conversation-access.service';
import { changeReplyStatus } from '../writing/conversation-status';

const readStatement = statement<TargetContent>(
  'forum.conversation-reply-to-moderate',
  `SELECT v.community_id AS "communityId", r.creator_id AS "authorId", '' AS title,
         left(r.content, ${String(moderationLimits.previewLength)}) AS preview, r.status = 'HELD' AS "isHeld",
         r.status IN ('REMOVED', 'DELETED') AS "isGone"
  FROM conversation_replies r JOIN conversations v ON v.id = r.conversation_id WHERE r.id = $replyId`,
);

/** What is read after it is what was committed before it. */
const lockStatement = statement(
  'forum.lock-conversation-reply',
  'SELECT FROM conversation_replies WHERE id = $replyId FOR NO KEY UPDATE',
);

/** Replies of conversations in the moderators' queue. */
@Injectable()
@ModeratedContent()
export class ConversationReplyTarget implements ModerationTarget {
  readonly type = 'CONVERSATION_REPLY';

  constructor(private readonly conversations: ConversationAccessService) {}

  async read(transaction: Transaction, replyId: string): Promise<TargetContent | null> {
    await transaction.count(lockStatement, { replyId });
    const [content] = await transaction.rows(readStatement, { replyId });
    return content ?? null;
  }

  async assertSeenBy(actor: Actor, replyId: string): Promise<void> {
    await this.conversations.ofReplysReader(actor, replyId);
  }

  takeAway(transaction: Transaction, replyId: string): Promise<void> {
    return changeReplyStatus(transaction, replyId, 'REMOVED', ['VISIBLE', 'HELD']);
  }

  release(transaction: Transaction, replyId: string): Promise<void> {
    return changeReplyStatus(transaction, replyId, 'VISIBLE', ['HELD']);
  }

  restore(transaction: Transaction, replyId: string): Promise<void> {
    return changeReplyStatus(transaction, replyId, 'VISIBLE', ['REMOVED']);
  }
}
