import type { ServerMessage } from '@lyceum/contracts/realtime';
import { AfterCommit, PreparedQueries, SocketHub, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { memberIdsQuery, type MessagePlace } from './chat.statements';
import type { MovedMark } from './marks/mark.statements';

/** Tells open tabs of what happens in chats, once it has; a tab that misses it asks when it comes back. */
@Injectable()
export class ChatTabs {
  constructor(
    private readonly sockets: SocketHub,
    private readonly queries: PreparedQueries,
    private readonly afterCommit: AfterCommit,
  ) {}

  /** Whoever is in the chat then hears that something was said, changed or taken back. */
  tellOfMessage(transaction: Transaction, message: MessagePlace): void {
    transaction.afterCommit(`chats ${message.chatId} ${String(message.seq)}`, async () => {
      this.toMembers(await this.membersOf(message.chatId), message);
    });
  }

  /** The same of what is said already. @param memberIds null where who is in the chat is asked now */
  tellMembers(memberIds: readonly string[] | null, message: MessagePlace): void {
    this.afterCommit.run(async () =>
      this.toMembers(memberIds ?? (await this.membersOf(message.chatId)), message),
    );
  }

  /** Other tabs of the caller hear that they saved a message, or let go of it: they need to count nothing again. */
  tellOfSaved(transaction: Transaction, userId: string, { chatId, seq }: MessagePlace): void {
    transaction.afterCommit(`chats ${chatId} ${String(seq)} ${userId}`, () =>
      this.sockets.toUser(userId, 'chats.saved-changed', { chatId, seq }),
    );
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

  private toMembers(memberIds: readonly string[], { chatId, seq }: MessagePlace): void {
    this.sockets.toUsers(memberIds, 'chats.message-changed', { chatId, seq });
  }

  private async membersOf(chatId: string): Promise<string[]> {
    return (await this.queries.rows(memberIdsQuery, { chatId })).map(({ id }) => id);
  }
}
