import {
  type ChatIdInput,
  chatIdSchema,
  type ChatMessageIdInput,
  chatMessageIdSchema,
  type ChatMessagesInput,
  chatMessagesSchema,
  type ChatOfTwoInput,
  chatOfTwoSchema,
  type ChatPlaceOfDateInput,
  chatPlaceOfDateSchema,
  chatsErrors,
  type ChatsInput,
  chatsLimits,
  chatsSchema,
  type EditChatMessageInput,
  editChatMessageSchema,
  type MessagesBeforeBlockInput,
  messagesBeforeBlockSchema,
  type ReactToChatMessageInput,
  reactToChatMessageSchema,
  type ReportChatMessageInput,
  reportChatMessageSchema,
  type SearchChatMessagesInput,
  searchChatMessagesSchema,
  type SendChatMessageInput,
  sendChatMessageSchema,
} from '@lyceum/contracts/chats';
import { ContactService, ContactStatements } from '@lyceum/friends';
import {
  ActivityLog,
  type Actor,
  assertCan,
  containing,
  cutPage,
  decodeCursor,
  DomainError,
  isLostToAnother,
  isUniqueViolation,
  parseInput,
  PreparedQueries,
  type StatementRunner,
  type Transaction,
  UnitOfWork,
  type Values,
} from '@lyceum/kernel';
import { ReportService } from '@lyceum/moderation';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ChatMessageModel, ChatMessageRow, ChatModel, ChatPageModel } from './chat.model';
import {
  type ChangedMessage,
  type ChatRow,
  chatStatements,
  deleteMessageStatement,
  editMessageStatement,
  heardMessageQuery,
  messageQueries,
  messagesBeforeBlockQuery,
  messagesCall,
  unreadQuery,
  type WritingRow,
} from './chat.statements';
import { ChatTabs } from './chat-tabs';
import { ChatFileService, type FilesToAttach } from './files/chat-file.service';
import { ChatMentions } from './mentions/chat-mentions';
import { placeOfDateQuery } from './dates/place-of-date.query';
import { reactStatement, takeReactionBackStatement } from './reactions/reaction.statements';

/** The caller's chats, and what is said in them (checklist lines 143, 144, 196–201). */
@Injectable()
export class ChatService implements OnApplicationBootstrap {
  private readonly made: ContactStatements<ReturnType<typeof chatStatements>>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly activity: ActivityLog,
    private readonly tabs: ChatTabs,
    private readonly reports: ReportService,
    private readonly files: ChatFileService,
    private readonly mentions: ChatMentions,
    contact: ContactService,
  ) {
    this.made = new ContactStatements(contact, chatStatements);
  }

  onApplicationBootstrap(): void {
    this.made.makeAll();
  }

  /** A page of the caller's chats. @throws DomainError COMMON_INVALID_INPUT for a cursor that is not ours */
  async list(actor: Actor, input: ChatsInput): Promise<ChatPageModel> {
    assertCan(actor, 'chat.read');
    const { cursor } = parseInput(chatsSchema, input);
    const { userId } = actor;
    const { first, later } = this.made.ofAnybody();
    const [activeAt = null, afterId = null] = cursor ? decodeCursor(cursor) : [];
    const found = cursor
      ? await this.queries.rows(later, { userId, activeAt, afterId })
      : await this.queries.rows(first, { userId });
    const { rows, nextCursor } = cutPage(found, chatsLimits.pageSize, ({ sortValue, id }) => [sortValue, id]);
    return { rows: await this.withLastMessages(userId, rows), nextCursor };
  }

  /** One of the caller's chats. @throws DomainError CHATS_NOT_FOUND */
  async get(actor: Actor, input: ChatIdInput): Promise<ChatModel> {
    assertCan(actor, 'chat.read');
    const { chatId } = parseInput(chatIdSchema, input);
    const { userId } = actor;
    const rows = await this.queries.rows(this.made.ofAnybody().one, { userId, chatId });
    const [chat] = await this.withLastMessages(userId, rows);
    if (!chat) throw new DomainError(chatsErrors.NOT_FOUND);
    return chat;
  }

  /** The same for a window that shows it, which the activity log is told of (checklist line 201). @throws DomainError CHATS_NOT_FOUND */
  async open(actor: Actor, input: ChatIdInput): Promise<ChatModel> {
    const chat = await this.get(actor, input);
    const { userId } = actor;
    const details = { target: 'CHAT', targetId: chat.id };
    await this.activity.report({ userId, actionType: 'CHAT_OPEN', feature: 'chat', details });
    return chat;
  }

  /**
   * The chat of the caller and a friend, made if there is none: the same people have the same one (checklist line 198).
   * @returns its id @throws DomainError CHATS_FRIENDS_ONLY
   */
  async ofTwo(actor: Actor, input: ChatOfTwoInput): Promise<string> {
    assertCan(actor, 'chat.write');
    const { members } = parseInput(chatOfTwoSchema, input);
    const { userId } = actor;
    const others = members.map((id) => id.toLowerCase()).filter((id) => id !== userId);
    const [otherId] = others;
    if (otherId === undefined || others.length > 1) throw new DomainError(chatsErrors.FRIENDS_ONLY);
    const { ofTwo } = this.made.ofAnybody();
    const rows = await this.unitOfWork.run((transaction) => transaction.rows(ofTwo, { userId, otherId }));
    const [chat] = rows;
    if (!chat) throw new DomainError(chatsErrors.FRIENDS_ONLY);
    return chat.id;
  }

  /** What was said, the oldest first (checklist line 197); of what is before or after, nothing where there is none. @throws DomainError CHATS_NOT_FOUND */
  async messages(actor: Actor, input: ChatMessagesInput): Promise<ChatMessageModel[]> {
    assertCan(actor, 'chat.read');
    const { chatId, before, after } = parseInput(chatMessagesSchema, input);
    const { userId } = actor;
    const { query, place } = messagesCall(before ?? null, after ?? null);
    const found = await this.queries.rows(query, { userId, chatId, ...place });
    // Of nothing at all it is asked whether there is such a chat.
    if (found.length === 0) await this.get(actor, { chatId });
    return this.mentions.named(userId, typeof after === 'number' ? found : found.reverse());
  }

  /** The place of the first message that was said then or after it; null where nothing was. @throws DomainError CHATS_NOT_FOUND */
  async placeOfDate(actor: Actor, input: ChatPlaceOfDateInput): Promise<number | null> {
    assertCan(actor, 'chat.read');
    const { chatId, at } = parseInput(chatPlaceOfDateSchema, input);
    const [found] = await this.queries.rows(placeOfDateQuery, { userId: actor.userId, chatId, at });
    if (!found) throw new DomainError(chatsErrors.NOT_FOUND);
    return found.seq;
  }

  /** What the caller can read with these words in it, the latest first; in one chat, or in all of theirs. */
  async search(actor: Actor, input: SearchChatMessagesInput): Promise<ChatMessageModel[]> {
    assertCan(actor, 'chat.read');
    const { queryString, chatId = null } = parseInput(searchChatMessagesSchema, input);
    const { userId } = actor;
    const found = await this.queries.rows(messageQueries.found, {
      userId,
      chatId,
      pattern: containing(queryString),
    });
    return this.mentions.named(userId, found);
  }

  /** How many messages the caller has not read, but those of muted chats. */
  async unread(actor: Actor): Promise<number> {
    assertCan(actor, 'chat.read');
    const [row] = await this.queries.rows(unreadQuery, { userId: actor.userId });
    return row?.unread ?? 0;
  }

  /**
   * Says something. Whoever says it again under the same key is answered what was made of it the first time. Whether they may is asked
   * each time (checklist line 143).
   * @throws DomainError CHATS_NOT_FOUND, CHATS_FRIENDS_ONLY, CHATS_NOT_TOGETHER, COMMON_INVALID_INPUT, and of its files
   * UPLOADS_NOT_A_FILE_OF_YOURS, CHATS_FILE_TAKEN, UPLOADS_DAMAGED, CHATS_VOICE_TOO_LONG
   */
  async say(actor: Actor, input: SendChatMessageInput): Promise<ChatMessageModel> {
    assertCan(actor, 'chat.write');
    const { chatId, clientKey, replyTo, files, voice, ...typed } = parseInput(sendChatMessageSchema, input);
    const words = { userId: actor.userId, chatId, clientKey, text: typed.text, replyTo: replyTo ?? null };
    const attached = { paths: files ?? [], voice: voice ? await this.files.measured(actor, voice) : null };
    const isMore = attached.voice || attached.paths.length > 0 || typed.mentions?.length;
    const say = (): Promise<Said> =>
      isMore ? this.sayMore(actor, words, { ...typed, attached }) : this.sayWords(this.queries, words);
    const { memberIds, wasSaid, message } = await say().catch((error: unknown) => {
      // Said twice at the same moment, by a browser that lost its line: the other one of the two is there now. A deadlock has ended, too.
      if (isUniqueViolation(error) || isLostToAnother(error)) return say();
      throw error;
    });
    if (!wasSaid) this.tabs.tellMembers(memberIds, message);
    return this.mentions.namedOne(actor.userId, wasSaid ? await this.said(actor, message) : message);
  }

  /** Other words for what the caller said. @throws DomainError CHATS_MESSAGE_NOT_FOUND, COMMON_INVALID_INPUT */
  async edit(actor: Actor, input: EditChatMessageInput): Promise<ChatMessageModel> {
    assertCan(actor, 'chat.write');
    const { messageId, ...typed } = parseInput(editChatMessageSchema, input);
    const { userId } = actor;
    const made = await this.unitOfWork.run(async (transaction): Promise<ChatMessageRow> => {
      const text = await this.mentions.kept(transaction, userId, { chatId: null, messageId }, typed);
      const [changed] = await transaction.rows(editMessageStatement, { userId, messageId, text });
      if (!changed) throw new DomainError(chatsErrors.MESSAGE_NOT_FOUND);
      await this.writing(transaction, userId, changed.chatId);
      return this.changed(transaction, changed, text);
    });
    return this.mentions.namedOne(userId, made);
  }

  /** Takes back what the caller said: that something was said there stays. @throws DomainError CHATS_MESSAGE_NOT_FOUND */
  async delete(actor: Actor, input: ChatMessageIdInput): Promise<ChatMessageModel> {
    assertCan(actor, 'chat.write');
    const { messageId } = parseInput(chatMessageIdSchema, input);
    const { userId } = actor;
    const made = await this.unitOfWork.run(async (transaction): Promise<ChatMessageRow> => {
      const [changed] = await transaction.rows(deleteMessageStatement, { userId, messageId });
      if (!changed) throw new DomainError(chatsErrors.MESSAGE_NOT_FOUND);
      await this.files.letGo(transaction, messageId);
      return this.changed(transaction, changed, '');
    });
    return this.mentions.namedOne(userId, made);
  }

  /**
   * Puts a sign to a message the caller has heard, or takes it back. Nobody is told but whoever has the chat open.
   * @throws DomainError CHATS_MESSAGE_NOT_FOUND, and as `say`
   */
  async react(actor: Actor, input: ReactToChatMessageInput): Promise<ChatMessageModel> {
    assertCan(actor, 'chat.write');
    const { messageId, emoji, isOn } = parseInput(reactToChatMessageSchema, input);
    const { userId } = actor;
    const made = await this.unitOfWork.run(async (transaction) => {
      const [place] = await transaction.rows(heardMessageQuery, { userId, messageId });
      if (!place) throw new DomainError(chatsErrors.MESSAGE_NOT_FOUND);
      await this.writing(transaction, userId, place.chatId);
      const changed = await transaction.count(isOn ? reactStatement : takeReactionBackStatement, {
        ...place,
        userId,
        emoji,
      });
      const [message] = await transaction.rows(messageQueries.at, { userId, ...place });
      if (!message) throw new DomainError(chatsErrors.MESSAGE_NOT_FOUND);
      if (changed > 0) this.tabs.tellOfMessage(transaction, message);
      return message;
    });
    return this.mentions.namedOne(userId, made);
  }

  /**
   * Reports what somebody said to staff, who then read it and what was said right before and after; one open report of one reader.
   * @throws DomainError CHATS_MESSAGE_NOT_FOUND, MODERATION_REPORTED_ALREADY, MODERATION_OWN_CONTENT
   */
  report(actor: Actor, input: ReportChatMessageInput): Promise<void> {
    const { messageId: id, message } = parseInput(reportChatMessageSchema, input);
    return this.reports.report(actor, { type: 'MESSAGE', id, message });
  }

  /** What somebody wrote to the caller before the caller blocked them, the oldest first, to be reported; of others nothing. */
  async messagesBeforeBlock(actor: Actor, input: MessagesBeforeBlockInput): Promise<ChatMessageModel[]> {
    assertCan(actor, 'chat.read');
    const { userId: otherId } = parseInput(messagesBeforeBlockSchema, input);
    const { userId } = actor;
    const found = await this.queries.rows(messagesBeforeBlockQuery, { userId, otherId });
    return this.mentions.named(userId, found.reverse());
  }

  /** Whoever says something waits here for who does before. @throws DomainError as `say` */
  async writing(transaction: Transaction, userId: string, chatId: string): Promise<WritingRow> {
    const [chat] = await transaction.rows(this.made.ofAnybody().lockForWriting, { userId, chatId });
    if (!chat) throw new DomainError(chatsErrors.NOT_FOUND);
    assertMayWrite(chat);
    return chat;
  }

  /** In one statement, which needs no transaction of several: most of what is said has no files and mentions nobody. */
  private async sayWords(run: StatementRunner, words: Words): Promise<Said> {
    const [chat] = await run.rows(this.made.ofAnybody().say, words);
    if (!chat) throw new DomainError(chatsErrors.NOT_FOUND);
    const { isGroupChat, mayWrite, memberIds, wasSaid, ...message } = chat;
    assertMayWrite({ isGroupChat, mayWrite });
    return { memberIds, wasSaid, message };
  }

  /** With what was put to it since then. */
  private async said(actor: Actor, said: ChatMessageRow): Promise<ChatMessageRow> {
    const { chatId, seq } = said;
    const [message] = await this.queries.rows(messageQueries.at, { userId: actor.userId, chatId, seq });
    return message ?? said;
  }

  /** With files, or with people whom it may mention. */
  private sayMore(
    actor: Actor,
    words: Words,
    { text: typed, mentions, attached }: Pick<SendChatMessageInput, 'text' | 'mentions'> & Attached,
  ): Promise<Said> {
    const { userId, chatId } = words;
    return this.unitOfWork.run(async (transaction) => {
      const place = { chatId, messageId: null };
      const text = await this.mentions.kept(transaction, userId, place, { text: typed, mentions });
      const said = await this.sayWords(transaction, { ...words, text });
      if (said.wasSaid) return said;
      this.mentions.follow(transaction, said.message, '', text);
      const files = await this.files.attach(transaction, actor, said.message.id, attached);
      return { ...said, message: { ...said.message, files } };
    });
  }

  /** Tells of a message that says something else now. */
  private async changed(
    transaction: Transaction,
    { oldText, ...message }: ChangedMessage,
    text: string,
  ): Promise<ChatMessageRow> {
    this.tabs.tellOfMessage(transaction, message);
    await this.mentions.followChange(transaction, message, oldText, text);
    return message;
  }

  private async withLastMessages(userId: string, rows: readonly ChatRow[]): Promise<ChatModel[]> {
    const chatIds = rows.filter(({ lastSeq, joinedSeq }) => lastSeq > joinedSeq).map(({ id }) => id);
    const last = chatIds.length > 0 ? await this.queries.rows(messageQueries.last, { userId, chatIds }) : [];
    const named = await this.mentions.named(userId, last);
    const byChat = new Map(named.map((message) => [message.chatId, message]));
    return rows.map((chat) => ({ ...chat, lastMessage: byChat.get(chat.id) ?? null }));
  }
}

/** What was said, and who is to hear of it. */
interface Said {
  readonly memberIds: readonly string[] | null;
  /** It had been before. */
  readonly wasSaid: boolean;
  readonly message: ChatMessageRow;
}

/** What is to be said. */
interface Words extends Values {
  readonly userId: string;
  readonly chatId: string;
  readonly text: string;
}

interface Attached {
  readonly attached: FilesToAttach;
}

function assertMayWrite({ isGroupChat, mayWrite }: Pick<WritingRow, 'isGroupChat' | 'mayWrite'>): void {
  if (!mayWrite) throw new DomainError(isGroupChat ? chatsErrors.NOT_TOGETHER : chatsErrors.FRIENDS_ONLY);
}
