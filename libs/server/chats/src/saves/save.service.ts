import {
  chatsErrors,
  type ChatsInput,
  chatsLimits,
  chatsSchema,
  type SaveChatMessageInput,
  saveChatMessageSchema,
} from '@lyceum/contracts/chats';
import {
  type Actor,
  assertCan,
  cutPage,
  decodeCursor,
  DomainError,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { ChatMessageModel, ChatMessagePageModel } from '../chat.model';
import { messageQueries, type MessagePlace } from '../chat.statements';
import { ChatTabs } from '../chat-tabs';
import { ChatMentions } from '../mentions/chat-mentions';
import {
  firstSavedQuery,
  laterSavedQuery,
  lockSavesStatement,
  saveStatement,
  unsaveStatement,
} from './save.statements';

/** Messages that somebody keeps at hand for themselves. */
@Injectable()
export class ChatSaveService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly tabs: ChatTabs,
    private readonly mentions: ChatMentions,
  ) {}

  /** A page of what the caller saved and can still read. @throws DomainError COMMON_INVALID_INPUT for a cursor that is not ours */
  async list(actor: Actor, input: ChatsInput): Promise<ChatMessagePageModel> {
    assertCan(actor, 'chat.read');
    const { cursor } = parseInput(chatsSchema, input);
    const { userId } = actor;
    const [savedAt = null, afterId = null] = cursor ? decodeCursor(cursor) : [];
    const found = cursor
      ? await this.queries.rows(laterSavedQuery, { userId, savedAt, afterId })
      : await this.queries.rows(firstSavedQuery, { userId });
    const { rows, nextCursor } = cutPage(found, chatsLimits.savedPageSize, ({ savedAt: at, id }) => [at, id]);
    return { rows: await this.mentions.named(userId, rows), nextCursor };
  }

  /** Saves what the caller can read, or no longer; their other tabs hear of it. @throws DomainError CHATS_MESSAGE_NOT_FOUND, CHATS_TOO_MANY_SAVES */
  async save(actor: Actor, input: SaveChatMessageInput): Promise<ChatMessageModel> {
    assertCan(actor, 'chat.write');
    const { messageId, isOn } = parseInput(saveChatMessageSchema, input);
    const { userId } = actor;
    const place = await this.unitOfWork.run(async (transaction) => {
      const found = isOn
        ? await this.keep(transaction, { userId, messageId })
        : (await transaction.rows(unsaveStatement, { userId, messageId }))[0];
      if (!found) throw new DomainError(chatsErrors.MESSAGE_NOT_FOUND);
      this.tabs.tellOfSaved(transaction, userId, found);
      return found;
    });
    const [message] = await this.queries.rows(messageQueries.at, { userId, ...place });
    if (!message) throw new DomainError(chatsErrors.MESSAGE_NOT_FOUND);
    return this.mentions.namedOne(userId, message);
  }

  private async keep(
    transaction: Transaction,
    place: { readonly userId: string; readonly messageId: string },
  ): Promise<MessagePlace | undefined> {
    await transaction.rows(lockSavesStatement, { userId: place.userId });
    const [found] = await transaction.rows(saveStatement, place);
    if (found && !found.isSaved) throw new DomainError(chatsErrors.TOO_MANY_SAVES);
    return found && { chatId: found.chatId, seq: found.seq };
  }
}
