import { chatsLimits } from '@lyceum/contracts/chats';
import { statement } from '@lyceum/kernel';

/** Pins that are shown: what was deleted has none, and counts for none. */
const shown = `
  FROM chat_pins p JOIN chat_messages n ON n.chat_id = p.chat_id AND n.seq = p.seq AND n.deleted_at IS NULL AND n.removed_at IS NULL
  WHERE p.chat_id = $chatId`;

/** Pins a message of a chat that is locked, if not too many are. */
export const pinStatement = statement<{ isNew: boolean; wasPinned: boolean }>(
  'chats.pin',
  `WITH made AS (
    INSERT INTO chat_pins (chat_id, seq) SELECT $chatId::uuid, $seq::int
    WHERE (SELECT count(*) ${shown}) < ${String(chatsLimits.pins)} ON CONFLICT DO NOTHING RETURNING seq
  )
  SELECT EXISTS (SELECT FROM made) AS "isNew",
    EXISTS (SELECT FROM chat_pins WHERE chat_id = $chatId AND seq = $seq) AS "wasPinned"`,
);

export const unpinStatement = statement(
  'chats.unpin',
  'DELETE FROM chat_pins WHERE chat_id = $chatId AND seq = $seq',
);
