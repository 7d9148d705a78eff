import { insertRow, statement } from '@lyceum/kernel';
import { isOpenCase } from '@lyceum/moderation';

/** Files of one run; a run goes on until none is left. */
export const filesAtOnce = 100;

/** No row for a file that is of a message already. */
export const attachStatement = statement<{ id: string }>(
  'chats.attach-file',
  insertRow(
    'chat_message_files',
    [
      ...['messageId', 'authorId', 'position', 'url', 'name', 'type', 'size', 'width', 'height'],
      ...['milliseconds', 'waveform'],
    ],
    'ON CONFLICT (url) DO NOTHING RETURNING id',
  ),
);

/** Marks the files of a message that its author deletes. */
export const letGoStatement = statement(
  'chats.let-files-go',
  'UPDATE chat_message_files SET let_go_at = now() WHERE message_id = $messageId AND let_go_at IS NULL',
);

/** Takes out what no message has any more, unless staff have still to look at it. */
export const takeOutStatement = statement<{ url: string }>(
  'chats.take-files-out',
  `DELETE FROM chat_message_files WHERE id IN (
     SELECT f.id FROM chat_message_files f
     WHERE (f.message_id IS NULL OR f.let_go_at IS NOT NULL) AND NOT ${isOpenCase('MESSAGE', 'f.message_id')}
     ORDER BY f.id LIMIT ${String(filesAtOnce)} FOR UPDATE SKIP LOCKED)
   RETURNING url`,
);
