import { UserBlocked } from '@lyceum/friends';
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
import type { ChatMessageRow } from '../chat.model';
import { ChatMentioned, ChatMessagesUnread } from '../chats.events';
import { memberMentioned, messageReceived } from './chat.notices';
import {
  claimUntoldStatement,
  hasNotice,
  tellAgainStatement,
  tellUnreadStatement,
} from './chat-notices.statements';
import {
  hasUnreadMention,
  nextMentionQuery,
  takeMentionBackStatement,
  tellMentionedStatement,
  tellOfMessageAgainStatement,
} from './mention-notices.statements';

/** Chats taken in one transaction. */
const claimAtOnce = 200;

/** Where a chat is read, whoever else is in it, at its end or at one of its messages. */
const addressOf = (chatId: string, seq?: number): string =>
  `/chat?open=g-${chatId}${seq === undefined ? '' : `&at=${String(seq)}`}`;

/**
 * What people are told of chats they are not looking at: one notice a chat until they read it, which then is gone. Saying something
 * costs nothing more: a chat notes from where on nobody was told, and the clock looks for such chats. Who is mentioned is told so at
 * once, also of a chat they muted, and instead: of one mention of a chat until they have read it.
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
    // Who has switched that off is told of it as of any other message.
    const wanted = await this.notices.whoWants(transaction, memberMentioned, userIds);
    const told = await transaction.rows(tellMentionedStatement, { messageId, userIds: wanted });
    for (const { userId, by, chatId, seq, insteadOf, isGroupChat } of told) {
      // What they were told before holds no more, and is kept by nobody's reading.
      if (insteadOf !== null)
        this.notices.withdrawLeadingTo(transaction, userId, [addressOf(chatId, insteadOf)]);
      const about = { type: 'CHAT_MENTION', id: messageId };
      const target = { userId, by, url: addressOf(chatId, seq), tag: messageId, about };
      this.notices.tell(transaction, memberMentioned, { isGroupChat }, target);
    }
  }

  /** A block hides what either was told by the other, and nothing else. */
  @Subscribe(UserBlocked, 'chats.tell-again-after-a-block')
  async tellAgain({ payload }: Delivered<typeof UserBlocked>, transaction: Transaction): Promise<void> {
    await transaction.count(tellAgainStatement, payload);
  }

  /** A message mentions these no more. Whoever has not read it is told of it as of any other, and of what else mentions them. */
  async takeMentionBack(
    transaction: Transaction,
    { id, chatId, seq, author }: ChatMessageRow,
    userIds: readonly string[],
  ): Promise<void> {
    const told = await transaction.rows(takeMentionBackStatement, { chatId, seq, userIds });
    for (const { userId } of told) {
      this.notices.withdraw(transaction, { userId, by: author.id, tag: id });
      await this.tellNextMention(transaction, userId, chatId);
    }
    if (told.length > 0) await transaction.count(tellOfMessageAgainStatement, { chatId, seq });
  }

  /** The mention of which somebody had a notice they have read, or it is none any more: they are told of the next. */
  async tellNextMention(transaction: Transaction, userId: string, chatId: string): Promise<void> {
    const [next] = await transaction.rows(nextMentionQuery, { userId, chatId });
    if (next) transaction.raise(ChatMentioned, { ...next, userIds: [userId] });
  }

  /** A chat is read, or its reader is in it no more. @param mentionedSeq the message by which they were told that they are mentioned */
  takeBack(transaction: Transaction, userId: string, chatId: string, mentionedSeq: number | null): void {
    const ofMention = mentionedSeq === null ? [] : [addressOf(chatId, mentionedSeq)];
    this.notices.withdrawLeadingTo(transaction, userId, [addressOf(chatId), ...ofMention]);
  }

  stillTold(reader: string, id: string): Record<string, string> {
    return { CHAT: hasNotice(reader, id), CHAT_MENTION: hasUnreadMention(reader, id) };
  }
}
