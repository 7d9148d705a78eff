import {
  Every,
  Notices,
  type NoticeSubjects,
  Subscribe,
  TellsOfSubjects,
  type Delivered,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ChatMentioned, ChatMessagesUnread } from '../chats.events';
import { memberMentioned, messageReceived } from './chat.notices';
import { claimUntoldStatement, hasNotice, tellUnreadStatement } from './chat-notices.statements';
import { hasUnreadMention, tellMentionedStatement } from './mention-notices.statements';

/** Chats taken in one transaction. */
const claimAtOnce = 200;

/** Where a chat is read, whoever else is in it. */
const addressOf = (chatId: string): string => `/chat?open=g-${chatId}`;

/**
 * What people are told of chats they are not looking at: one notice a chat until they read it, which then is gone. Saying something
 * costs nothing more: a chat notes from where on nobody was told, and the clock looks for such chats. Who is mentioned is told so at
 * once, also of a chat they muted, and instead.
 */
@Injectable()
@TellsOfSubjects()
export class ChatNotices implements NoticeSubjects {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly notices: Notices,
  ) {}

  @Every('chats.find-unread', { minutes: 1 })
  async findUnread(): Promise<void> {
    for (let found = claimAtOnce; found === claimAtOnce;) {
      found = await this.unitOfWork.run(async (transaction) => {
        const claimed = await transaction.rows(claimUntoldStatement, { count: claimAtOnce });
        for (const { isUnread, ...messages } of claimed)
          if (isUnread) transaction.raise(ChatMessagesUnread, messages);
        return claimed.length;
      });
    }
  }

  @Subscribe(ChatMessagesUnread, 'notifications.tell-of-unread-messages')
  async tell(
    { payload: { chatId, from, to } }: Delivered<typeof ChatMessagesUnread>,
    transaction: Transaction,
  ): Promise<void> {
    const told = await transaction.rows(tellUnreadStatement, { chatId, from, to });
    for (const { userId, by, isGroupChat } of told) {
      const about = { type: 'CHAT', id: chatId };
      const target = { userId, by, url: addressOf(chatId), tag: chatId, groupKey: chatId, about };
      this.notices.tell(transaction, messageReceived, { isGroupChat }, target);
    }
  }

  /** Who looks at the chat has read it a moment later, which takes this back. */
  @Subscribe(ChatMentioned, 'notifications.tell-of-a-mention-in-a-chat')
  async tellMentioned(
    { payload: { messageId, userIds } }: Delivered<typeof ChatMentioned>,
    transaction: Transaction,
  ): Promise<void> {
    const told = await transaction.rows(tellMentionedStatement, { messageId, userIds });
    for (const { userId, by, chatId, isGroupChat } of told) {
      const about = { type: 'CHAT_MENTION', id: messageId };
      const target = { userId, by, url: addressOf(chatId), tag: messageId, about };
      this.notices.tell(transaction, memberMentioned, { isGroupChat }, target);
    }
  }

  /** A message mentions somebody no more. @param by its author */
  takeMentionBack(transaction: Transaction, userId: string, by: string, messageId: string): void {
    this.notices.withdraw(transaction, { userId, by, tag: messageId });
  }

  /** A chat is read, or its reader is in it no more. */
  takeBack(transaction: Transaction, userId: string, chatId: string): void {
    this.notices.withdrawLeadingTo(transaction, userId, [addressOf(chatId)]);
  }

  stillTold(reader: string, id: string): Record<string, string> {
    return { CHAT: hasNotice(reader, id), CHAT_MENTION: hasUnreadMention(reader, id) };
  }
}
