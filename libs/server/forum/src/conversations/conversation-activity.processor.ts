import { Injectable } from '@nestjs/common';
import {
  type DeedKey,
  Deeds,
  type DeliveredEvent,
  type EventPayload,
  Subscribe,
  type Transaction,
} from '@lyceum/kernel';
import {
  ConversationCreated,
  ConversationDeleted,
  ConversationReplied,
  ConversationReplyHidden,
  ConversationReplyShown,
  ConversationShown,
} from './conversations.events';

type Conversation = EventPayload<typeof ConversationShown>;
type Reply = EventPayload<typeof ConversationReplyShown>;

const isVisible = ({ status }: { status: string }): boolean => status === 'VISIBLE';

/** Tells of who starts conversations and replies in them. */
@Injectable()
export class ConversationActivityProcessor {
  constructor(private readonly deeds: Deeds) {}

  @Subscribe(ConversationCreated, 'forum.tell-of-a-conversation', { when: isVisible })
  tellOfConversation(event: DeliveredEvent<Conversation>, transaction: Transaction): Promise<void> {
    return this.tell(startedOf(event.payload), event, transaction);
  }

  @Subscribe(ConversationShown, 'forum.tell-of-a-shown-conversation')
  tellOfShown(event: DeliveredEvent<Conversation>, transaction: Transaction): Promise<void> {
    return this.tell(startedOf(event.payload), event, transaction);
  }

  @Subscribe(ConversationDeleted, 'forum.tell-of-a-deleted-conversation')
  takeBack({ payload }: DeliveredEvent<Conversation>, transaction: Transaction): Promise<void> {
    this.deeds.takenBack(transaction, startedOf(payload));
    return Promise.resolve();
  }

  @Subscribe(ConversationReplied, 'forum.tell-of-a-reply-in-a-conversation', { when: isVisible })
  tellOfReply(event: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return this.tell(repliedOf(event.payload), event, transaction);
  }

  @Subscribe(ConversationReplyShown, 'forum.tell-of-a-shown-reply-in-a-conversation')
  tellOfShownReply(event: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    return this.tell(repliedOf(event.payload), event, transaction);
  }

  @Subscribe(ConversationReplyHidden, 'forum.tell-of-a-hidden-reply-in-a-conversation')
  takeBackReply({ payload }: DeliveredEvent<Reply>, transaction: Transaction): Promise<void> {
    this.deeds.takenBack(transaction, repliedOf(payload));
    return Promise.resolve();
  }

  private tell(deed: DeedKey, { occurredAt }: DeliveredEvent, transaction: Transaction): Promise<void> {
    this.deeds.done(transaction, { ...deed, happenedAt: occurredAt });
    return Promise.resolve();
  }
}

const startedOf = ({ creatorId, conversationId }: Conversation): DeedKey => ({
  userId: creatorId,
  action: 'POSTED',
  target: 'CONVERSATION',
  targetId: conversationId,
});

const repliedOf = ({ creatorId, replyId }: Reply): DeedKey => ({
  userId: creatorId,
  action: 'POSTED',
  target: 'CONVERSATION_REPLY',
  targetId: replyId,
});
