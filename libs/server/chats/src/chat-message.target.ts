import { people } from '@lyceum/auth';
import { chatsErrors } from '@lyceum/contracts/chats';
import { moderationLimits, type ReportedFile } from '@lyceum/contracts/moderation';
import {
  type Actor,
  DomainError,
  PreparedQueries,
  statement,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import {
  ModeratedContent,
  type ModerationTarget,
  type SurroundingRow,
  type TargetContent,
} from '@lyceum/moderation';
import { DocumentLinksService } from '@lyceum/uploads';
import type { LinkedDocument } from '@lyceum/contracts/uploads';
import { Injectable } from '@nestjs/common';
import { heardMessageQuery, type MessagePlace, reportedFromStatement } from './chat.statements';
import { ChatTabs } from './chat-tabs';
import { isGone, isShownWith, showsFilesWith, wordsOf } from './files/chat-file.sql';

const readStatement = statement<TargetContent>(
  'chats.message-to-moderate',
  `SELECT NULL::uuid AS "communityId", s.author_id AS "authorId", '' AS title,
          left(${wordsOf('s')}, ${String(moderationLimits.previewLength)}) AS preview, FALSE AS "isHeld", ${isGone('s')} AS "isGone"
   FROM chat_messages s WHERE s.id = $messageId FOR NO KEY UPDATE`,
);

const neighboursQuery = statement<SurroundingRow>(
  'chats.context-of-message',
  `SELECT CASE WHEN s.seq < r.seq THEN 'ABOVE' ELSE 'BELOW' END AS place, NULL AS title,
          CASE WHEN ${isGone('s')} THEN NULL ELSE ${wordsOf('s')} END AS text, CASE WHEN ${isGone('s')} THEN 'Deleted' END AS state,
          json_build_object('id', a.id, 'name', ${people.displayName('a')}) AS author, s.created_at AS "createdAt"
   FROM chat_messages r JOIN chat_messages s ON ${isShownWith('s', 'r')} AND s.id <> r.id
   ${people.join('a', 's.author_id')} WHERE r.id = $messageId ORDER BY s.seq`,
);

const canBeShown = `(f.type LIKE 'image/%' OR f.milliseconds IS NOT NULL)`;

/** Those of a reported message, and of the two around it. */
const shownFiles = `chat_messages r JOIN chat_messages s ON ${showsFilesWith('s', 'r')}
     JOIN chat_message_files f ON f.message_id = s.id WHERE r.id = $messageId`;

const filesQuery = statement<ReportedFile>(
  'chats.files-of-reported',
  `SELECT f.id, CASE WHEN s.seq < r.seq THEN 'ABOVE' WHEN s.seq > r.seq THEN 'BELOW' END AS place,
     f.name, f.type, f.size::float8 AS bytes, f.milliseconds, ${canBeShown} AS "canBeShown"
   FROM ${shownFiles} ORDER BY s.id <> r.id, s.seq, f.position`,
);

const shownFileQuery = statement<{ url: string }>(
  'chats.file-to-show',
  `SELECT f.url FROM ${shownFiles} AND f.id = $fileId AND ${canBeShown}`,
);

const takeAwayStatement = statement<MessagePlace>(
  'chats.take-message-away',
  `UPDATE chat_messages SET removed_at = now() WHERE id = $messageId AND removed_at IS NULL RETURNING chat_id AS "chatId", seq`,
);

const restoreStatement = statement<MessagePlace>(
  'chats.restore-message',
  'UPDATE chat_messages SET removed_at = NULL WHERE id = $messageId RETURNING chat_id AS "chatId", seq',
);

/**
 * A reported message in the queue of staff, with the one before and the one after: whoever reports it shows them these three, and
 * nothing else of the chat. It has no address, since staff do not read chats.
 */
@Injectable()
@ModeratedContent()
export class ChatMessageTarget implements ModerationTarget {
  readonly type = 'MESSAGE';

  constructor(
    private readonly queries: PreparedQueries,
    private readonly tabs: ChatTabs,
    private readonly links: DocumentLinksService,
  ) {}

  async read(transaction: Transaction, messageId: string): Promise<TargetContent | null> {
    const [content] = await transaction.rows(readStatement, { messageId });
    return content ?? null;
  }

  async assertSeenBy({ userId }: Actor, messageId: string): Promise<void> {
    const [message] = await this.queries.rows(heardMessageQuery, { userId, messageId });
    if (!message) throw new DomainError(chatsErrors.MESSAGE_NOT_FOUND);
  }

  /** Kept now: whoever reports it may leave, and be brought in again. */
  async reported(transaction: Transaction, { userId }: Actor, messageId: string): Promise<void> {
    await transaction.count(reportedFromStatement, { userId, messageId });
  }

  takeAway(transaction: Transaction, messageId: string): Promise<void> {
    return this.change(transaction, takeAwayStatement, messageId);
  }

  /** Nothing said in a chat waits to be shown. */
  release(): Promise<void> {
    return Promise.resolve();
  }

  restore(transaction: Transaction, messageId: string): Promise<void> {
    return this.change(transaction, restoreStatement, messageId);
  }

  contextOf(source: StatementRunner, messageId: string): Promise<SurroundingRow[]> {
    return source.rows(neighboursQuery, { messageId });
  }

  filesOf(source: StatementRunner, messageId: string): Promise<ReportedFile[]> {
    return source.rows(filesQuery, { messageId });
  }

  async showFile(actor: Actor, messageId: string, fileId: string): Promise<LinkedDocument | null> {
    const [file] = await this.queries.rows(shownFileQuery, { messageId, fileId });
    return file ? this.links.show(actor, file.url) : null;
  }

  private async change(
    transaction: Transaction,
    change: typeof takeAwayStatement,
    messageId: string,
  ): Promise<void> {
    const [changed] = await transaction.rows(change, { messageId });
    if (changed) this.tabs.tellOfMessage(transaction, changed);
  }
}
