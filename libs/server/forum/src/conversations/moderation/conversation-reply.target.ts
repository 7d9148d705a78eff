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

const placeStatement = statement<{ id: string }>(
  'forum.conversation-of-answer',
  'SELECT conversation_id AS id FROM conversation_replies WHERE id = $replyId',
);

/** A reply beside a reply. */
const neighbour = (place: 'ABOVE' | 'BELOW') => ({
  place,
  alias: 'n',
  text: 'n.content',
  from: `conversation_replies r JOIN conversation_replies n ON n.conversation_id = r.conversation_id
    AND (n.created_at, n.id) ${place === 'ABOVE' ? '<' : '>'} (r.created_at, r.id)`,
  where: `r.id = $targetId ORDER BY n.created_at ${place === 'ABOVE' ? 'DESC, n.id DESC' : 'ASC, n.id ASC'} LIMIT 1`,
});

const context = statement<SurroundingRow>(
  'forum.context-of-conversation-reply',
  contextQuery(
    {
      place: 'START',
      alias: 'v',
      text: 'v.content',
      from: 'conversation_replies r JOIN conversations v ON v.id = r.conversation_id',
      where: 'r.id = $targetId',
    },
    neighbour('ABOVE'),
    neighbour('BELOW'),
  ),
);

/** Replies of conversations in the moderators' queue. */
@Injectable()
@ModeratedContent()
export class ConversationReplyTarget extends WrittenTarget implements ModerationTarget {
  readonly type = 'CONVERSATION_REPLY';

  protected readonly change = changeReplyStatus;

  constructor(private readonly conversations: ConversationAccessService) {
    super();
  }

  async read(transaction: Transaction, replyId: string): Promise<TargetContent | null> {
    await transaction.count(lockStatement, { replyId });
    const [content] = await transaction.rows(readStatement, { replyId });
    return content ?? null;
  }

  async assertSeenBy(actor: Actor, replyId: string): Promise<void> {
    await this.conversations.ofReplysReader(actor, replyId);
  }

  async pathOf(source: StatementRunner, replyId: string): Promise<string | null> {
    const [conversation] = await source.rows(placeStatement, { replyId });
    return conversation ? conversationPath(conversation.id) : null;
  }

  contextOf(source: StatementRunner, targetId: string): Promise<SurroundingRow[]> {
    return source.rows(context, { targetId });
  }
}
