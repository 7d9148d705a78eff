import type { SendChatMessageInput } from '@lyceum/contracts/chats';
import { postTexts } from '@lyceum/contracts/forum';
import type { Transaction } from '@lyceum/kernel';
import {
  keepUnnamed,
  mentionedIn,
  MentionNamesService,
  placesIn,
  storedPlainText,
  withNames,
} from '@lyceum/mentions';
import { Injectable } from '@nestjs/common';
import type { ChatMessageModel, ChatMessageRow } from '../chat.model';
import { ChatMentioned } from '../chats.events';
import { ChatNotices } from '../notices/chat-notices';
import { mentionableQuery, textQuery } from './mention.statements';

/** Where somebody writes: a message that is new in a chat, or one that is changed. */
type Place =
  | { readonly chatId: string; readonly messageId: null }
  | { readonly chatId: null; readonly messageId: string };

/** Who is mentioned in chats: their ids are kept, and their names put in for each reader. Of who mentions nobody nothing more is asked. */
@Injectable()
export class ChatMentions {
  constructor(
    private readonly names: MentionNamesService,
    private readonly notices: ChatNotices,
  ) {}

  /** The text as it is kept. Of whoever may not be mentioned stays what was typed, or the mention of whom the caller cannot see any more. */
  async kept(
    transaction: Transaction,
    userId: string,
    { chatId, messageId }: Place,
    { text, mentions }: Pick<SendChatMessageInput, 'text' | 'mentions'>,
  ): Promise<string> {
    const typed = messageId === null ? text : await this.unnamedKept(transaction, userId, messageId, text);
    const wanted = (mentions ?? []).map((id) => id.toLowerCase());
    if (wanted.length === 0) return typed;
    const found = await transaction.rows(mentionableQuery, { userId, chatId, messageId, wanted });
    const byId = new Map(found.map((person) => [person.id, person]));
    return storedPlainText(
      typed,
      wanted.flatMap((id) => byId.get(id) ?? []),
    );
  }

  private async unnamedKept(
    transaction: Transaction,
    userId: string,
    messageId: string,
    text: string,
  ): Promise<string> {
    if (!text.includes(`@${postTexts.somebody}`)) return text;
    const [before] = await transaction.rows(textQuery, { userId, messageId });
    if (!before) return text;
    return keepUnnamed(text, before.text, await this.names.namesIn(userId, [before]));
  }

  /** Has those told whom a message mentions and did not before. */
  follow(transaction: Transaction, { id }: ChatMessageRow, before: string, after: string): void {
    const userIds = mentionedOnlyIn(after, before);
    if (userIds.length > 0) transaction.raise(ChatMentioned, { messageId: id, userIds });
  }

  /** The same of a message that was changed; and takes back what those were told whom it mentions no more. */
  async followChange(
    transaction: Transaction,
    message: ChatMessageRow,
    before: string,
    after: string,
  ): Promise<void> {
    this.follow(transaction, message, before, after);
    const userIds = mentionedOnlyIn(before, after);
    if (userIds.length > 0) await this.notices.takeMentionBack(transaction, message, userIds);
  }

  /** Messages as somebody reads them. */
  async named(readerId: string, rows: readonly ChatMessageRow[]): Promise<ChatMessageModel[]> {
    const texts = rows.map(({ text }) => ({ text }));
    const names = await this.names.namesIn(readerId, texts);
    return rows.map((row) => ({ ...withNames(row, names), mentions: placesIn(row.text, names) }));
  }

  async namedOne(readerId: string, row: ChatMessageRow): Promise<ChatMessageModel> {
    const [message] = await this.named(readerId, [row]);
    if (!message) throw new Error('One message became none');
    return message;
  }
}

/** Whom one text mentions and another does not. */
function mentionedOnlyIn(text: string, other: string): string[] {
  const others = mentionedIn([{ text: other }]);
  return mentionedIn([{ text }]).filter((userId) => !others.includes(userId));
}
