import { people } from '@lyceum/auth';
import { blocks, type ContactService } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isShown, mayWrite, showReading, showsBeingOnline } from '../chat.statements';

/** Of how many messages those are told who wrote them, at once. */
const toldOf = 200;

/** Who is told of a mark that has moved, and of what: who wrote what it has passed. */
export interface MovedMark {
  chatId: string;
  /** Null where it did not pass anything of anybody's who may know. */
  authorId: string | null;
  /** Null where they hide being online. */
  deliveredSeq: number | null;
  /** Null where one of the two does not show it. */
  readSeq: number | null;
  /** Whether its reader had notices of the chat, all of which is read now. */
  hadNotice: boolean;
  /** The message by which they were told that they are mentioned. */
  mentionedSeq: number | null;
}

const showsOnline = `(SELECT ${showsBeingOnline('p')} ${people.from('p')} WHERE p.id = $userId)`;

/** @param isKnown SQL of whether it is anybody’s to know */
const told = (isKnown = 'TRUE'): string => `
  SELECT DISTINCT moved.chat_id AS "chatId", o.user_id AS "authorId",
    CASE WHEN ${showsOnline} THEN moved.delivered_seq END AS "deliveredSeq",
    CASE WHEN ${showReading('$userId::uuid', 'o.user_id')} THEN moved.read_seq END AS "readSeq", moved.had_notice AS "hadNotice",
    moved.mentioned_seq AS "mentionedSeq"
  FROM moved LEFT JOIN chat_messages s ON s.chat_id = moved.chat_id AND s.seq > GREATEST(moved.before, moved.after - ${String(toldOf)})
    AND s.seq <= moved.after AND s.author_id <> $userId AND NOT ${blocks.between('$userId::uuid', 's.author_id')} AND ${isKnown}
  LEFT JOIN chat_members o ON o.chat_id = s.chat_id AND o.user_id = s.author_id`;

/** What has come to a tab of the caller by now, in all their chats; locked in one order, as two tabs say it at once. */
export const deliveredStatement = statement<MovedMark>(
  'chats.delivered',
  `WITH behind AS (
    SELECT c.id, c.last_seq FROM chat_members m JOIN chats c ON c.id = m.chat_id
    WHERE m.user_id = $userId AND m.delivered_seq < c.last_seq AND ${isShown} ORDER BY c.id FOR NO KEY UPDATE OF m
  ), moved AS (
    UPDATE chat_members m SET delivered_seq = behind.last_seq FROM behind WHERE m.chat_id = behind.id AND m.user_id = $userId
    RETURNING m.chat_id, m.delivered_seq, m.read_seq, FALSE AS had_notice, NULL::int AS mentioned_seq, old.delivered_seq AS before, new.delivered_seq AS after
  ) ${told(showsOnline)}`,
);

/** Only forwards, and no further than something was said. What is read has come, too. */
export const markAsReadStatement = statement<MovedMark>(
  'chats.mark-as-read',
  `WITH moved AS (
    UPDATE chat_members m SET read_seq = LEAST($seq::int, c.last_seq), delivered_seq = GREATEST(m.delivered_seq, LEAST($seq::int, c.last_seq)), has_notice = FALSE,
      mentioned_seq = CASE WHEN abs(m.mentioned_seq) > LEAST($seq::int, c.last_seq) THEN m.mentioned_seq END
    FROM chats c WHERE c.id = m.chat_id AND c.id = $chatId AND m.user_id = $userId AND m.read_seq < LEAST($seq::int, c.last_seq)
    RETURNING m.chat_id, m.delivered_seq, m.read_seq, (old.has_notice OR old.mentioned_seq > 0) IS TRUE AND (new.mentioned_seq > 0) IS NOT TRUE AS had_notice, abs(old.mentioned_seq) AS mentioned_seq, old.read_seq AS before, new.read_seq AS after
  ) ${told()}`,
);

/** Whom it can be told that the caller is writing: nobody where they may not write, and nobody over a block. */
export const typingQuery = (contact: ContactService) =>
  statement<{ id: string }>(
    'chats.typing',
    `SELECT o.user_id AS id FROM chat_members m JOIN chats c ON c.id = m.chat_id
     JOIN chat_members o ON o.chat_id = c.id AND o.user_id <> m.user_id
     WHERE m.user_id = $userId AND c.id = $chatId AND ${isShown} AND ${mayWrite(contact)}
       AND NOT ${blocks.between('m.user_id', 'o.user_id')}`,
  );

export const preferencesQuery = statement<{ showsReading: boolean }>(
  'chats.preferences',
  'SELECT shows_reading AS "showsReading" FROM chat_preferences WHERE user_id = $userId',
);

export const keepPreferencesStatement = statement(
  'chats.keep-preferences',
  `INSERT INTO chat_preferences (user_id, shows_reading) VALUES ($userId, $showsReading)
   ON CONFLICT (user_id) DO UPDATE SET shows_reading = excluded.shows_reading`,
);
