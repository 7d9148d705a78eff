import { statement } from '@lyceum/kernel';
import { isShown } from '../chat.statements';

/**
 * The place of the first message the caller has heard that was said then or after it, NULL where nothing was: places follow the time,
 * so each step halves where it can be, by the key of messages.
 */
export const placeOfDateQuery = statement<{ seq: number | null }>(
  'chats.place-of-date',
  `WITH RECURSIVE span AS (
    SELECT m.joined_seq + 1 AS low, c.last_seq + 1 AS high, c.last_seq AS last
    FROM chat_members m JOIN chats c ON c.id = m.chat_id WHERE m.user_id = $userId AND c.id = $chatId AND ${isShown}
    UNION ALL
    SELECT CASE WHEN s.created_at < $at::timestamptz THEN s.seq + 1 ELSE span.low END,
      CASE WHEN s.created_at < $at::timestamptz THEN span.high ELSE s.seq END, span.last
    FROM span JOIN chat_messages s ON s.chat_id = $chatId AND s.seq = (span.low + span.high) / 2 WHERE span.low < span.high
  ) SELECT CASE WHEN low <= last THEN low END AS seq FROM span ORDER BY high - low LIMIT 1`,
);
