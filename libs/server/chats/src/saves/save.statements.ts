import { people } from '@lyceum/auth';
import { chatsLimits } from '@lyceum/contracts/chats';
import { statement } from '@lyceum/kernel';
import type { ChatMessageRow } from '../chat.model';
import { heard, isReadable, isShown, message, type MessagePlace } from '../chat.statements';

/** A saved message with its place in the list. */
export interface SavedRow extends ChatMessageRow {
  savedAt: string;
}

/** What the caller saved and can still read, the latest first. */
const page = (after: string): string => `
  SELECT ${message('$userId::uuid')}, v.saved_at::text AS "savedAt"
  FROM chat_saves v JOIN chat_members m ON m.chat_id = v.chat_id AND m.user_id = v.user_id JOIN chats c ON c.id = v.chat_id
  JOIN chat_messages s ON s.chat_id = v.chat_id AND s.seq = v.seq AND s.seq > m.joined_seq ${people.join('a', 's.author_id')}
  WHERE v.user_id = $userId AND ${isShown} AND ${isReadable} ${after}
  ORDER BY v.saved_at DESC, s.id DESC LIMIT ${String(chatsLimits.savedPageSize + 1)}`;

export const firstSavedQuery = statement<SavedRow>('chats.first-saved', page(''));

export const laterSavedQuery = statement<SavedRow>(
  'chats.later-saved',
  page(
    'AND v.saved_at <= $savedAt::timestamptz AND (v.saved_at, s.id) < ($savedAt::timestamptz, $afterId::uuid)',
  ),
);

/** Has what somebody saves at the same moment come one after the other, so that the bound holds. */
export const lockSavesStatement = statement(
  'chats.lock-saves',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('chats.saves ' || $userId, 0))`,
);

/** Where a message stands that is saved, if not too many are. */
interface SavedPlace extends MessagePlace {
  isSaved: boolean;
}

/** Saves what the caller can read, after the lock; saved again it stays where it was. */
export const saveStatement = statement<SavedPlace>(
  'chats.save',
  `WITH place AS (
    SELECT s.chat_id, s.seq, EXISTS (
      SELECT FROM chat_saves v WHERE v.user_id = $userId AND v.chat_id = s.chat_id AND v.seq = s.seq) AS was_saved
    ${heard} AND s.id = $messageId AND ${isReadable}
  ), made AS (
    INSERT INTO chat_saves (user_id, chat_id, seq) SELECT $userId, chat_id, seq FROM place
    WHERE NOT was_saved AND (SELECT count(*) FROM chat_saves WHERE user_id = $userId) < ${String(chatsLimits.saves)} RETURNING seq
  )
  SELECT chat_id AS "chatId", seq, was_saved OR EXISTS (SELECT FROM made) AS "isSaved" FROM place`,
);

export const unsaveStatement = statement<MessagePlace>(
  'chats.unsave',
  `WITH place AS (SELECT s.chat_id, s.seq ${heard} AND s.id = $messageId AND ${isReadable}), gone AS (
     DELETE FROM chat_saves v USING place WHERE v.user_id = $userId AND v.chat_id = place.chat_id AND v.seq = place.seq
   ) SELECT chat_id AS "chatId", seq FROM place`,
);
