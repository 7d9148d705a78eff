import type { SendChatMessageInput } from '@lyceum/contracts/chats';
import type { Transaction } from '@lyceum/kernel';
import { mentionedIn, MentionNamesService, placesIn, storedPlainText, withNames } from '@lyceum/mentions';
import { Injectable } from '@nestjs/common';
import type { ChatMessageModel, ChatMessageRow } from '../chat.model';
import { ChatMentioned } from '../chats.events';
import { ChatNotices } from '../notices/chat-notices';
import { mentionableQuery } from './mention.statements';

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

  /** The text as it is kept. Of whoever may not be mentioned stays what was typed. */
  async kept(
    transaction: Transaction,
    userId: string,
    { chatId, messageId }: Place,
    { text, mentions }: Pick<SendChatMessageInput, 'text' | 'mentions'>,
  ): Promise<string> {
    const wanted = (mentions ?? []).map((id) => id.toLowerCase());
    if (wanted.length === 0) return text;
    const found = await transaction.rows(mentionableQuery, { userId, chatId, messageId, wanted });
    const byId = new Map(found.map((person) => [person.id, person]));
    return storedPlainText(
      text,
      wanted.flatMap((id) => byId.get(id) ?? []),
    );
  }

  /** Has those told whom a message mentions and did not before, and takes back what those were told whom it mentions no more. */
  follow(transaction: Transaction, { id, author }: ChatMessageRow, before: string, after: string): void {
    const [were, are] = [before, after].map((text) => mentionedIn([{ text }])) as [string[], string[]];
    const userIds = are.filter((userId) => !were.includes(userId));
    if (userIds.length > 0) transaction.raise(ChatMentioned, { messageId: id, userIds });
    for (const userId of were)
      if (!are.includes(userId)) this.notices.takeMentionBack(transaction, userId, author.id, id);
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
