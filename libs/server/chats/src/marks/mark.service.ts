import {
  type ChatIdInput,
  chatIdSchema,
  type ChatPreferences,
  type ChangeChatPreferencesInput,
  changeChatPreferencesSchema,
  chatsErrors,
  type MarkChatAsReadInput,
  markChatAsReadSchema,
} from '@lyceum/contracts/chats';
import { ContactService, ContactStatements } from '@lyceum/friends';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { ChatTabs } from '../chat-tabs';
import { ChatNotices } from '../notices/chat-notices';
import {
  deliveredStatement,
  keepPreferencesStatement,
  markAsReadStatement,
  preferencesQuery,
  typingQuery,
} from './mark.statements';

/** Up to where what was said has come to its readers and was read, and who is writing now. */
@Injectable()
export class ChatMarkService implements OnApplicationBootstrap {
  private readonly made: ContactStatements<ReturnType<typeof markStatements>>;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly tabs: ChatTabs,
    private readonly notices: ChatNotices,
    contact: ContactService,
  ) {
    this.made = new ContactStatements(contact, markStatements);
  }

  onApplicationBootstrap(): void {
    this.made.makeAll();
  }

  /** Marks a chat as read up to there; only forwards. Answers whether that changed something. */
  async markAsRead(actor: Actor, input: MarkChatAsReadInput): Promise<boolean> {
    assertCan(actor, 'chat.write');
    const { chatId, seq } = parseInput(markChatAsReadSchema, input);
    const { userId } = actor;
    return this.unitOfWork.run(async (transaction) => {
      const moved = await transaction.rows(markAsReadStatement, { userId, chatId, seq });
      const [mark] = moved;
      if (!mark) return false;
      this.tabs.tellOwn(transaction, userId, chatId, 'chats.chat-read');
      this.tabs.tellOfMarks(transaction, userId, moved);
      if (mark.hadNotice) {
        this.notices.takeBack(transaction, userId, chatId, mark.mentionedSeq);
        await this.notices.tellNextMention(transaction, userId, chatId);
      }
      return true;
    });
  }

  /** What was said in the caller's chats by now has come to a tab of theirs; those who said it hear of it. */
  async deliver(actor: Actor): Promise<void> {
    assertCan(actor, 'chat.write');
    const { userId } = actor;
    await this.unitOfWork.run(async (transaction) => {
      this.tabs.tellOfMarks(transaction, userId, await transaction.rows(deliveredStatement, { userId }));
    });
  }

  /** The others in a chat hear that the caller is writing there; whether they may is asked each time. @throws DomainError CHATS_NOT_FOUND */
  async type(actor: Actor, input: ChatIdInput): Promise<void> {
    assertCan(actor, 'chat.write');
    const { chatId } = parseInput(chatIdSchema, input);
    const { userId } = actor;
    const others = await this.queries.rows(this.made.ofAnybody().typing, { userId, chatId });
    if (others.length === 0) throw new DomainError(chatsErrors.NOT_FOUND);
    this.tabs.tellOfTyping(
      others.map(({ id }) => id),
      { chatId, userId },
    );
  }

  /** What the caller chose about their chats; everything is shown before they do. */
  async preferences(actor: Actor): Promise<ChatPreferences> {
    assertCan(actor, 'chat.read');
    const [kept] = await this.queries.rows(preferencesQuery, { userId: actor.userId });
    return kept ?? { showsReading: true };
  }

  /** Who hides up to where they have read does not see it of others either. */
  async changePreferences(actor: Actor, input: ChangeChatPreferencesInput): Promise<ChatPreferences> {
    assertCan(actor, 'chat.write');
    const { showsReading } = parseInput(changeChatPreferencesSchema, input);
    await this.unitOfWork.run((transaction) =>
      transaction.count(keepPreferencesStatement, { userId: actor.userId, showsReading }),
    );
    return { showsReading };
  }
}

const markStatements = (contact: ContactService) => ({ typing: typingQuery(contact) });
