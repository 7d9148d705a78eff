import { Injectable } from '@nestjs/common';
import { type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { HoldService, isHeld } from '@lyceum/moderation';
import {
  ConversationCreated,
  ConversationDeleted,
  ConversationReplied,
  ConversationReplyDeleted,
} from '../conversations.events';

/** Puts conversations and replies that are held back into the moderators' queue, and takes out what is gone. */
@Injectable()
export class ConversationHoldProcessor {
  constructor(private readonly holds: HoldService) {}

  @Subscribe(ConversationCreated, 'moderation.queue-a-held-conversation', { when: isHeld })
  queueConversation(
    { payload }: Delivered<typeof ConversationCreated>,
    transaction: Transaction,
  ): Promise<void> {
    return this.holds.queue(transaction, { type: 'CONVERSATION', id: payload.conversationId });
  }

  @Subscribe(ConversationReplied, 'moderation.queue-a-held-reply', { when: isHeld })
  queueReply({ payload }: Delivered<typeof ConversationReplied>, transaction: Transaction): Promise<void> {
    return this.holds.queue(transaction, { type: 'CONVERSATION_REPLY', id: payload.replyId });
  }

  @Subscribe(ConversationDeleted, 'moderation.close-the-case-of-a-deleted-conversation')
  closeConversation(
    { payload: { conversationId: id, creatorId: authorId } }: Delivered<typeof ConversationDeleted>,
    transaction: Transaction,
  ): Promise<void> {
    return this.holds.forget(transaction, { type: 'CONVERSATION', id, authorId, deletedBy: authorId });
  }

  @Subscribe(ConversationReplyDeleted, 'moderation.close-the-case-of-a-deleted-reply')
  closeReply(
    { payload: { replyId: id, creatorId: authorId } }: Delivered<typeof ConversationReplyDeleted>,
    transaction: Transaction,
  ): Promise<void> {
    return this.holds.forget(transaction, { type: 'CONVERSATION_REPLY', id, authorId, deletedBy: authorId });
  }
}
