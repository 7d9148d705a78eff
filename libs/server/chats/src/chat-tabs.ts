import type { ServerMessage } from '@lyceum/contracts/realtime';
import { PreparedQueries, SocketHub, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { ChatMessageModel } from './chat.model';
import { memberIdsQuery } from './chat.statements';
import type { MovedMark } from './marks/mark.statements';

/** Tells open tabs of what happens in chats, once it has; a tab that misses it asks when it comes back. */
@Injectable()
export class ChatTabs {
  constructor(
    private readonly sockets: SocketHub,
    private readonly queries: PreparedQueries,
  ) {}

  /** Whoever is in the chat then hears that something was said, changed or taken back. */
  tellOfMessage(transaction: Transaction, message: Pick<ChatMessageModel, 'chatId' | 'seq'>): void {
    transaction.afterCommit(`chats ${message.chatId} ${String(message.seq)}`, async () => {
      this.tellMembers(await this.membersOf(message.chatId), message);
    });
  }

  /** The same at once, where who is in the chat is known. */
  tellMembers(memberIds: readonly string[], { chatId, seq }: Pick<ChatMessageModel, 'chatId' | 'seq'>): void {
    this.sockets.toUsers(memberIds, 'chats.message-changed', { chatId, seq });
  }

  /** Whoever is in it then hears that the chat itself is another; those who were, too. */
  tellOfChat(transaction: Transaction, chatId: string, former: readonly string[] = []): void {
    transaction.afterCommit(`chats ${chatId}`, async () => {
      this.sockets.toUsers([...former, ...(await this.membersOf(chatId))], 'chats.chat-changed', { chatId });
    });
  }

  /** Other tabs of the caller hear what this one made of a chat: that it was read, or more. */
  tellOwn(
    transaction: Transaction,
    userId: string,
    chatId: string,
    what: 'chats.chat-read' | 'chats.chat-changed',
  ): void {
    transaction.afterCommit(`${what} ${chatId} ${userId}`, () =>
      this.sockets.toUser(userId, what, { chatId }),
    );
  }

  /** Whoever wrote what a mark has passed then hears of it. */
  tellOfMarks(transaction: Transaction, userId: string, moved: readonly MovedMark[]): void {
    for (const { chatId, authorId, deliveredSeq, readSeq } of moved)
      // That something happened would tell what they hide.
      if (authorId !== null && (deliveredSeq !== null || readSeq !== null))
        transaction.afterCommit(`chats.mark ${chatId} ${userId} ${authorId}`, () =>
          this.sockets.toUser(authorId, 'chats.mark-changed', { chatId, userId, deliveredSeq, readSeq }),
        );
  }

  /** At once: a moment later it is not true any more. */
  tellOfTyping(userIds: readonly string[], message: ServerMessage<'chats.typing'>): void {
    this.sockets.toUsers(userIds, 'chats.typing', message);
  }

  private async membersOf(chatId: string): Promise<string[]> {
    return (await this.queries.rows(memberIdsQuery, { chatId })).map(({ id }) => id);
  }
}
