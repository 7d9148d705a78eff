import {
  type ChatIdInput,
  chatIdSchema,
  chatsErrors,
  type PinChatMessageInput,
  pinChatMessageSchema,
} from '@lyceum/contracts/chats';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { ChatMessageModel, ChatModel } from '../chat.model';
import { ChatService } from '../chat.service';
import { heardMessageQuery, messageQueries } from '../chat.statements';
import { ChatTabs } from '../chat-tabs';
import { ChatMentions } from '../mentions/chat-mentions';
import { pinStatement, unpinStatement } from './pin.statements';

/** Messages that a chat keeps at hand. */
@Injectable()
export class ChatPinService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly chats: ChatService,
    private readonly tabs: ChatTabs,
    private readonly mentions: ChatMentions,
  ) {}

  /** What is pinned in a chat and the caller can read, what was pinned last first. @throws DomainError CHATS_NOT_FOUND */
  async list(actor: Actor, input: ChatIdInput): Promise<ChatMessageModel[]> {
    assertCan(actor, 'chat.read');
    const { chatId } = parseInput(chatIdSchema, input);
    const found = await this.queries.rows(messageQueries.pinned, { userId: actor.userId, chatId });
    // Of nothing at all it is asked whether there is such a chat.
    if (found.length === 0) await this.chats.get(actor, { chatId });
    return this.mentions.named(actor.userId, found);
  }

  /**
   * Pins a message the caller has heard, or not any more: of two each of them, of a group whoever owns it.
   * @throws DomainError CHATS_MESSAGE_NOT_FOUND, CHATS_OWNER_ONLY, CHATS_TOO_MANY_PINS, and as `say`
   */
  async pin(actor: Actor, input: PinChatMessageInput): Promise<ChatModel> {
    assertCan(actor, 'chat.write');
    const { messageId, isOn } = parseInput(pinChatMessageSchema, input);
    const { userId } = actor;
    const chatId = await this.unitOfWork.run(async (transaction) => {
      const [place] = await transaction.rows(heardMessageQuery, { userId, messageId });
      if (!place) throw new DomainError(chatsErrors.MESSAGE_NOT_FOUND);
      const { isGroupChat, role } = await this.chats.writing(transaction, userId, place.chatId);
      if (isGroupChat && role !== 'OWNER') throw new DomainError(chatsErrors.OWNER_ONLY);
      if (!isOn) await transaction.rows(unpinStatement, { ...place });
      const [pinned] = isOn ? await transaction.rows(pinStatement, { ...place }) : [];
      if (pinned && !pinned.isNew && !pinned.wasPinned) throw new DomainError(chatsErrors.TOO_MANY_PINS);
      this.tabs.tellOfChat(transaction, place.chatId);
      return place.chatId;
    });
    return this.chats.get(actor, { chatId });
  }
}
