import { Injectable } from '@nestjs/common';
import { type Delivered, Notices, Subscribe, type Transaction } from '@lyceum/kernel';
import { conversationPath } from '../../access/conversation-path';
import { isVisible } from '../../mentions/is-news';
import {
  ConversationDeleted,
  ConversationReplied,
  ConversationReplyHidden,
  ConversationReplyShown,
} from '../conversations.events';
import { authorOfConversation, shownReply } from './conversation-news.queries';
import { conversationAnswered } from './conversation.notices';

type Reply = Delivered<typeof ConversationReplyShown>;

/**
 * What people are told of the conversations they started. All replies to one are one piece of news until it was seen;
 * a reply that is held is told once a moderator has let it through. What was said is read where it was said.
 */
@Injectable()
export class ConversationNoticesProcessor {
  constructor(private readonly notices: Notices) {}

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
    const { conversationId: groupKey, creatorId: by } = payload;
    const userId = await authorOfConversation(transaction, groupKey);
    if (userId !== null) this.notices.leaveGroup(transaction, conversationAnswered, { userId, by, groupKey });
  }

  @Subscribe(ConversationDeleted, 'notifications.take-back-what-led-to-a-deleted-conversation')
  takeBack(
    { payload: { creatorId, conversationId } }: Delivered<typeof ConversationDeleted>,
    transaction: Transaction,
  ): Promise<void> {
    this.notices.withdrawLeadingTo(transaction, creatorId, [conversationPath(conversationId)]);
    return Promise.resolve();
  }

  private async tell({ payload }: Reply, transaction: Transaction): Promise<void> {
    const { replyId, conversationId: id, creatorId: by } = payload;
    const reply = await shownReply(transaction, replyId);
    if (!reply) return;
    const notice = {
      userId: reply.authorId,
      by,
      url: conversationPath(id),
      tag: id,
      groupKey: id,
      about: { type: 'CONVERSATION', id },
    };
    this.notices.tell(transaction, conversationAnswered, { forum: reply.displayName }, notice);
  }
}
