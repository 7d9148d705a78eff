import {
  type AddToChatGroupInput,
  addToChatGroupSchema,
  type ChatIdInput,
  chatIdSchema,
  chatsErrors,
  chatsLimits,
  type CreateChatGroupInput,
  createChatGroupSchema,
  type MuteChatInput,
  muteChatSchema,
  type RemoveFromChatGroupInput,
  removeFromChatGroupSchema,
  type RenameChatGroupInput,
  renameChatGroupSchema,
  type ReportChatGroupNameInput,
  reportChatGroupNameSchema,
} from '@lyceum/contracts/chats';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, assertCan, DomainError, parseInput, type Transaction, UnitOfWork } from '@lyceum/kernel';
import { ReportService } from '@lyceum/moderation';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { ChatModel } from './chat.model';
import { ChatService } from './chat.service';
import {
  closeEmptyGroupStatement,
  countMembersQuery,
  createGroupStatement,
  enterGroupStatement,
  type GroupRow,
  handOnGroupStatement,
  leaveGroupStatement,
  lockGroupStatement,
  muteStatement,
  renameGroupStatement,
} from './chat-group.statements';
import { invitedQuery } from './chat.statements';
import { ChatTabs } from './chat-tabs';
import { ChatNotices } from './notices/chat-notices';

/** Chats of several: who makes them, names them and says who is in them (checklist line 201). */
@Injectable()
export class ChatGroupService implements OnApplicationBootstrap {
  private readonly made: ContactStatements<ReturnType<typeof groupStatements>>;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly chats: ChatService,
    private readonly tabs: ChatTabs,
    private readonly reports: ReportService,
    private readonly notices: ChatNotices,
    contact: ContactService,
  ) {
    this.made = new ContactStatements(contact, groupStatements);
  }

  onApplicationBootstrap(): void {
    this.made.makeAll();
  }

  /**
   * Makes a group of the caller and friends of theirs, of whom every two may be in one.
   * @throws DomainError CHATS_NOT_TOGETHER, CHATS_TOO_MANY_MEMBERS, COMMON_INVALID_INPUT
   */
  async create(actor: Actor, input: CreateChatGroupInput): Promise<ChatModel> {
    assertCan(actor, 'chat.write');
    const { title, members } = parseInput(createChatGroupSchema, input);
    const { userId } = actor;
    const chatId = await this.unitOfWork.run(async (transaction) => {
      const [chat] = await transaction.rows(createGroupStatement, { userId, title });
      if (!chat) throw new Error('The insert answered nothing');
      await this.bringIn(transaction, userId, chat.id, members);
      this.tabs.tellOfChat(transaction, chat.id);
      return chat.id;
    });
    return this.chats.get(actor, { chatId });
  }

  /**
   * Its name is said to all who are in it, so only who may write there gives it.
   * @throws DomainError CHATS_NOT_FOUND, CHATS_NO_GROUP, CHATS_OWNER_ONLY, CHATS_NOT_TOGETHER, COMMON_INVALID_INPUT
   */
  async rename(actor: Actor, input: RenameChatGroupInput): Promise<ChatModel> {
    const { chatId, title } = parseInput(renameChatGroupSchema, input);
    return this.change(actor, chatId, async (transaction, { mayWrite }) => {
      if (!mayWrite) throw new DomainError(chatsErrors.NOT_TOGETHER);
      await transaction.count(renameGroupStatement, { chatId, title, userId: actor.userId });
    });
  }

  /** Brings in friends of the owner's. @throws DomainError as `create` and `rename` */
  async add(actor: Actor, input: AddToChatGroupInput): Promise<ChatModel> {
    const { chatId, members } = parseInput(addToChatGroupSchema, input);
    return this.change(actor, chatId, (transaction, { mayWrite }) => {
      if (!mayWrite) throw new DomainError(chatsErrors.NOT_TOGETHER);
      return this.bringIn(transaction, actor.userId, chatId, members);
    });
  }

  /** Takes somebody out. @throws DomainError CHATS_NO_MEMBER, and as `rename` */
  async remove(actor: Actor, input: RemoveFromChatGroupInput): Promise<ChatModel> {
    const { chatId, userId } = parseInput(removeFromChatGroupSchema, input);
    if (userId.toLowerCase() === actor.userId) throw new DomainError(chatsErrors.OWNER_ONLY);
    return this.change(
      actor,
      chatId,
      async (transaction) => {
        const [left] = await transaction.rows(leaveGroupStatement, { chatId, userId });
        if (!left) throw new DomainError(chatsErrors.NO_MEMBER);
        this.notices.takeBack(transaction, userId, chatId, left.mentionedSeq);
      },
      [userId],
    );
  }

  /**
   * Goes out of a group. Whose it was leaves it to who has been there longest; the last one takes it along. Answers its id.
   * @throws DomainError CHATS_NOT_FOUND, CHATS_NO_GROUP
   */
  async leave(actor: Actor, input: ChatIdInput): Promise<string> {
    assertCan(actor, 'chat.write');
    const { chatId } = parseInput(chatIdSchema, input);
    const { userId } = actor;
    await this.unitOfWork.run(async (transaction) => {
      await this.lockGroup(transaction, userId, chatId);
      const [left] = await transaction.rows(leaveGroupStatement, { chatId, userId });
      this.notices.takeBack(transaction, userId, chatId, left?.mentionedSeq ?? null);
      await transaction.count(handOnGroupStatement, { chatId });
      await transaction.count(closeEmptyGroupStatement, { chatId });
      this.tabs.tellOfChat(transaction, chatId, [userId]);
    });
    return chatId;
  }

  /**
   * Reports a group's name to staff, who see nothing else of it; one open report of one of its people.
   * @throws DomainError CHATS_NOT_FOUND, MODERATION_REPORTED_ALREADY, MODERATION_OWN_CONTENT
   */
  reportName(actor: Actor, input: ReportChatGroupNameInput): Promise<void> {
    const { chatId: id, message } = parseInput(reportChatGroupNameSchema, input);
    return this.reports.report(actor, { type: 'CHAT_NAME', id, message });
  }

  /** Silences any chat for its reader, until then or for good. @throws DomainError CHATS_NOT_FOUND */
  async mute(actor: Actor, input: MuteChatInput): Promise<ChatModel> {
    assertCan(actor, 'chat.write');
    const { chatId, until } = parseInput(muteChatSchema, input);
    const { userId } = actor;
    await this.unitOfWork.run(async (transaction) => {
      const muted = await transaction.count(muteStatement, { chatId, userId, until });
      if (muted === 0) throw new DomainError(chatsErrors.NOT_FOUND);
      this.tabs.tellOwn(transaction, userId, chatId, 'chats.chat-changed');
    });
    return this.chats.get(actor, { chatId });
  }

  /** What only the owner does; all who are in it, and those who were, hear of it. */
  private async change(
    actor: Actor,
    chatId: string,
    work: (transaction: Transaction, group: GroupRow) => Promise<void>,
    former: readonly string[] = [],
  ): Promise<ChatModel> {
    assertCan(actor, 'chat.write');
    await this.unitOfWork.run(async (transaction) => {
      const group = await this.lockGroup(transaction, actor.userId, chatId);
      if (group.role !== 'OWNER') throw new DomainError(chatsErrors.OWNER_ONLY);
      await work(transaction, group);
      this.tabs.tellOfChat(transaction, chatId, former);
    });
    return this.chats.get(actor, { chatId });
  }

  private async lockGroup(transaction: Transaction, userId: string, chatId: string): Promise<GroupRow> {
    const [group] = await transaction.rows(this.made.ofAnybody().lockGroup, { userId, chatId });
    if (!group) throw new DomainError(chatsErrors.NOT_FOUND);
    if (!group.isGroupChat) throw new DomainError(chatsErrors.NO_GROUP);
    return group;
  }

  private async bringIn(
    transaction: Transaction,
    userId: string,
    chatId: string,
    members: readonly string[],
  ): Promise<void> {
    const wanted = new Set(members.map((id) => id.toLowerCase()));
    wanted.delete(userId);
    const userIds = [...wanted];
    const invited = await transaction.rows(this.made.ofAnybody().invited, { userId, chatId, userIds });
    if (invited.length < userIds.length) throw new DomainError(chatsErrors.NOT_TOGETHER);
    await transaction.count(enterGroupStatement, { chatId, userIds });
    const [count] = await transaction.rows(countMembersQuery, { chatId });
    if ((count?.members ?? 0) > chatsLimits.members) throw new DomainError(chatsErrors.TOO_MANY_MEMBERS);
  }
}

const groupStatements = (contact: ContactService) => ({
  invited: invitedQuery(contact),
  lockGroup: lockGroupStatement(contact),
});
