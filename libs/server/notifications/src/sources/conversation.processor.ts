import { Injectable } from '@nestjs/common';
import {
  ConversationDeleted,
  ConversationNewsService,
  ConversationReplied,
  ConversationReplyHidden,
  ConversationReplyShown,
} from '@lyceum/forum';
import { type DeliveredEvent, type EventPayload, Subscribe, type Transaction } from '@lyceum/kernel';
import { isVisible } from './is-news';
import { NotificationService } from '../notifications/notification.service';

const conversationPath = (id: string): string => `/community?tab=conversations&conversation=${id}`;

type Reply = DeliveredEvent<EventPayload<typeof ConversationReplyShown>>;

/**
 * What people are told of the conversations they started. All replies to one are one piece of news until it was seen;
 * a reply that is held is told once a moderator has let it through. What was said is read where it was said.
 */
@Injectable()
export class ConversationProcessor {
  constructor(
    private readonly news: ConversationNewsService,
    private readonly notifications: NotificationService,
  ) {}

  @Subscribe(ConversationReplied, 'notifications.tell-of-a-reply-in-a-conversation', { when: isVisible })
  tellOfReply(event: Reply, transaction: Transaction): Promise<void> {
    return this.tell(event, transaction);
  }

  @Subscribe(ConversationReplyShown, 'notifications.tell-of-a-shown-reply-in-a-conversation')
  tellOfShownReply(event: Reply, transaction: Transaction): Promise<void> {
    return this.tell(event, transaction);
  }

  /** Whose reply is hidden is no longer among those of whom is told. */
  @Subscribe(ConversationReplyHidden, 'notifications.take-back-a-hidden-reply-in-a-conversation')
  async takeBackReply({ payload }: Reply, transaction: Transaction): Promise<void> {
    const { conversationId, creatorId } = payload;
    const userId = await this.news.authorOf(transaction, conversationId);
    if (userId === null) return;
    const group = { userId, type: 'THREAD_RESPONSE', groupKey: conversationId } as const;
    await this.notifications.leaveGroup(transaction, group, creatorId);
  }

  @Subscribe(ConversationDeleted, 'notifications.take-back-what-led-to-a-deleted-conversation')
  takeBack(
    { payload: { creatorId, conversationId } }: DeliveredEvent<EventPayload<typeof ConversationDeleted>>,
    transaction: Transaction,
  ): Promise<void> {
    return this.notifications.withdrawLeadingTo(transaction, creatorId, [conversationPath(conversationId)]);
  }

  private async tell({ payload }: Reply, transaction: Transaction): Promise<void> {
    const { replyId, conversationId, creatorId: by } = payload;
    const reply = await this.news.ofReply(transaction, replyId);
    if (!reply || reply.authorId === by) return;
    await this.notifications.notify(transaction, {
      userId: reply.authorId,
      type: 'THREAD_RESPONSE',
      description: `replied to your conversation in ${reply.displayName}`,
      by,
      url: conversationPath(conversationId),
      tag: conversationId,
      groupKey: conversationId,
      about: { type: 'CONVERSATION', id: conversationId },
    });
  }
}
