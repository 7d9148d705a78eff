import { chatsErrors } from '@lyceum/contracts/chats';
import { type Actor, DomainError, PreparedQueries, statement, type Transaction } from '@lyceum/kernel';
import { ModeratedContent, type ModerationTarget, type TargetContent } from '@lyceum/moderation';
import { Injectable } from '@nestjs/common';
import { ChatTabs } from './chat-tabs';

/** Whose the name is whom nobody knows any more who gave it: of whoever owns the group now. */
const readStatement = statement<TargetContent>(
  'chats.name-to-moderate',
  `SELECT NULL::uuid AS "communityId", '' AS title, c.title AS preview, FALSE AS "isHeld", c.title_removed_at IS NOT NULL AS "isGone",
          COALESCE(c.titled_by, (SELECT user_id FROM chat_members WHERE chat_id = c.id AND role = 'OWNER')) AS "authorId"
   FROM chats c WHERE c.id = $chatId AND c.one_id IS NULL FOR NO KEY UPDATE OF c`,
);

const seenNameQuery = statement<{ id: string }>(
  'chats.seen-name',
  `SELECT c.id FROM chat_members m JOIN chats c ON c.id = m.chat_id
   WHERE m.user_id = $userId AND c.id = $chatId AND c.one_id IS NULL AND c.title_removed_at IS NULL`,
);

const takeAwayStatement = statement(
  'chats.take-name-away',
  'UPDATE chats SET title_removed_at = now() WHERE id = $chatId AND title_removed_at IS NULL',
);

const restoreStatement = statement(
  'chats.restore-name',
  'UPDATE chats SET title_removed_at = NULL WHERE id = $chatId',
);

/** The reported name of a group in the queue of staff, who see nothing of the chat by it. The next name stands again. */
@Injectable()
@ModeratedContent()
export class ChatNameTarget implements ModerationTarget {
  readonly type = 'CHAT_NAME';

  constructor(
    private readonly queries: PreparedQueries,
    private readonly tabs: ChatTabs,
  ) {}

  async read(transaction: Transaction, chatId: string): Promise<TargetContent | null> {
    const [content] = await transaction.rows(readStatement, { chatId });
    return content ?? null;
  }

  async assertSeenBy({ userId }: Actor, chatId: string): Promise<void> {
    const [chat] = await this.queries.rows(seenNameQuery, { userId, chatId });
    if (!chat) throw new DomainError(chatsErrors.NOT_FOUND);
  }

  takeAway(transaction: Transaction, chatId: string): Promise<void> {
    return this.change(transaction, takeAwayStatement, chatId);
  }

  /** No name waits to be shown. */
  release(): Promise<void> {
    return Promise.resolve();
  }

  restore(transaction: Transaction, chatId: string): Promise<void> {
    return this.change(transaction, restoreStatement, chatId);
  }

  private async change(
    transaction: Transaction,
    change: typeof takeAwayStatement,
    chatId: string,
  ): Promise<void> {
    if ((await transaction.count(change, { chatId })) > 0) this.tabs.tellOfChat(transaction, chatId);
  }
}
