import { type Actor, can, PreparedQueries, statement } from '@lyceum/kernel';
import { isOpenCase } from '@lyceum/moderation';
import { FileDomain, type FileDomainSource } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { heard, isReadable } from '../chat.statements';
import { showsFilesWith } from './chat-file.sql';

const ofFile = (column: string): string => `(SELECT ${column} FROM chat_message_files WHERE url = $url)`;

/** Whether the caller reads the message of a file. */
const readerQuery = statement(
  'chats.reader-of-file',
  `SELECT ${heard} AND s.id = ${ofFile('message_id')} AND ${isReadable} LIMIT 1`,
);

/** Whether staff have to look at the message of a file, since somebody has shown it to them, by itself or around another one. */
const reportedQuery = statement(
  'chats.reported-file',
  `SELECT FROM chat_messages s JOIN chat_messages r ON ${showsFilesWith('s', 'r')}
   WHERE s.id = ${ofFile('message_id')} AND ${isOpenCase('MESSAGE', 'r.id')} LIMIT 1`,
);

/**
 * Files of messages (`upload_uses`). Whoever may read the message may read its files, as long as they may; staff only what was
 * reported to them, and the messages right before and after that, until it is decided.
 */
@Injectable()
@FileDomain()
export class ChatFiles implements FileDomainSource {
  readonly folders = ['chat-files', 'voice-notes'] as const;

  readonly owners = {
    CHAT_FILE: {
      isSeen: (id: string) => `EXISTS (
        SELECT FROM chat_message_files f JOIN chat_messages s ON s.id = f.message_id
        WHERE f.id = ${id} AND ((s.deleted_at IS NULL AND s.removed_at IS NULL) OR ${isOpenCase('MESSAGE', 's.id')}))`,
    },
  };

  constructor(private readonly queries: PreparedQueries) {}

  async mayRead(actor: Actor, { url }: { url: string }): Promise<boolean> {
    const { userId } = actor;
    return can(actor, 'chat.read') && (await this.queries.rows(readerQuery, { userId, url })).length > 0;
  }

  /** Staff what was reported to them, by the link of its case alone, which notes that they looked. */
  async mayReadIfShown(actor: Actor, { url }: { url: string }): Promise<boolean> {
    return can(actor, 'forum.oversee') && (await this.queries.rows(reportedQuery, { url })).length > 0;
  }
}
