import { Injectable } from '@nestjs/common';
import {
  type DeliveredEvent,
  type EventDefinition,
  type EventPayload,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import {
  ConversationCreated,
  ConversationDeleted,
  ConversationReplied,
  ConversationReplyDeleted,
} from '../../conversations/conversations.events';
import { ThreadCreated, ThreadDeleted, ThreadEdited } from '../../threads/threads.events';
import { isHeld } from './is-held';
import { HoldService } from './hold.service';

type Written = DeliveredEvent<EventPayload<typeof ThreadCreated>>;
type Delivered<Definition extends EventDefinition> = DeliveredEvent<EventPayload<Definition>>;

/** Puts what is held back into the moderators' queue, and takes out what is gone. */
@Injectable()
export class HoldProcessor {
  constructor(private readonly holds: HoldService) {}

  @Subscribe(ThreadCreated, 'moderation.queue-a-held-thread', { when: isHeld })
  queueNew({ payload }: Written, transaction: Transaction): Promise<void> {
    return this.holds.queue(transaction, { type: 'THREAD', id: payload.threadId });
  }

  @Subscribe(ThreadEdited, 'moderation.queue-a-thread-held-after-an-edit', { when: isHeld })
  queueEdited({ payload }: Written, transaction: Transaction): Promise<void> {
    return this.holds.queue(transaction, { type: 'THREAD', id: payload.threadId });
  }

  @Subscribe(ThreadDeleted, 'moderation.close-the-case-of-a-deleted-thread')
  closeDeleted(
    { payload }: DeliveredEvent<EventPayload<typeof ThreadDeleted>>,
    transaction: Transaction,
  ): Promise<void> {
    const { threadId, creatorId, deletedBy } = payload;
    return this.holds.forget(transaction, { type: 'THREAD', id: threadId, authorId: creatorId, deletedBy });
  }

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
