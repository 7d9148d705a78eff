import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isMentionedIn } from '@lyceum/mentions';
import { isShown } from '../chat.statements';

/*
 * Of one mention in a chat its reader has a notice at a time: `mentioned_seq` is its place, and once it was taken back, and until
 * they have read so far, the negative of it, so that what is edited to and fro tells nobody a second time.
 */

/** Whether `m` is mentioned in the message of their chat `c` and has neither read it nor is shut out of it. @param s its alias */
const isUnreadMention = (s: string): string => `${s}.deleted_at IS NULL AND ${s}.removed_at IS NULL
  AND ${s}.seq > GREATEST(m.read_seq, m.joined_seq) AND ${isMentionedIn(`${s}.text`, 'm.user_id')} AND ${isShown}
  AND NOT ${blocks.between('m.user_id', `${s}.author_id`)}`;

/** Whether the message `s` is later than all of which `m` was told, and what they were told last holds no more. */
const isNextMention = `(m.mentioned_seq IS NULL OR s.seq > abs(m.mentioned_seq) AND NOT EXISTS (
  SELECT FROM chat_messages t WHERE t.chat_id = m.chat_id AND t.seq = m.mentioned_seq AND ${isUnreadMention('t')}))`;

/** Somebody who is told now that they are mentioned, and where. */
export interface ToldMention {
  userId: string;
  by: string;
  chatId: string;
  seq: number;
  /** The message by which they were told before, if they were. */
  insteadOf: number | null;
  isGroupChat: boolean;
}

/** Notes who of these has a notice from now on that a message mentions them; also of a chat they muted, but one of a chat at a time. */
export const tellMentionedStatement = statement<ToldMention>(
  'chats.tell-mentioned',
  `UPDATE chat_members m SET mentioned_seq = s.seq
   FROM chat_messages s JOIN chats c ON c.id = s.chat_id
   WHERE s.id = $messageId AND m.chat_id = s.chat_id AND m.user_id = ANY($userIds::uuid[]) AND ${isUnreadMention('s')}
     AND ${isNextMention}
   RETURNING m.user_id AS "userId", s.author_id AS by, m.chat_id AS "chatId", s.seq, abs(old.mentioned_seq) AS "insteadOf",
     c.one_id IS NULL AS "isGroupChat"`,
);

/** The first message of a chat that mentions somebody and of which they can be told now. */
export const nextMentionQuery = statement<{ messageId: string }>(
  'chats.next-mention',
  `SELECT s.id AS "messageId" FROM chat_members m JOIN chats c ON c.id = m.chat_id
   JOIN chat_messages s ON s.chat_id = c.id AND s.seq > GREATEST(m.read_seq, m.joined_seq)
   WHERE m.chat_id = $chatId AND m.user_id = $userId AND ${isUnreadMention('s')} AND ${isNextMention}
   ORDER BY s.seq LIMIT 1`,
);

/** Notes who of these has the notice no more that a message mentions them, as it does not now. */
export const takeMentionBackStatement = statement<{ userId: string }>(
  'chats.take-mention-back',
  `UPDATE chat_members SET mentioned_seq = -mentioned_seq
   WHERE chat_id = $chatId AND user_id = ANY($userIds::uuid[]) AND mentioned_seq = $seq RETURNING user_id AS "userId"`,
);

/** Has those who are in a chat told of a message again whom it mentions no more, as of any other that they have not read. */
export const tellOfMessageAgainStatement = statement(
  'chats.tell-of-message-again',
  `UPDATE chats SET untold_from = LEAST(untold_from, $seq::int), untold_since = COALESCE(untold_since, now()) WHERE id = $chatId`,
);

/** SQL of whether a message mentions somebody who has a notice of it and has not read it. @param reader SQL of an id @param message SQL of an id */
export const hasUnreadMention = (reader: string, message: string): string =>
  `EXISTS (SELECT FROM chat_messages s JOIN chats c ON c.id = s.chat_id
    JOIN chat_members m ON m.chat_id = s.chat_id AND m.user_id = ${reader} AND m.mentioned_seq = s.seq
    WHERE s.id = ${message} AND ${isUnreadMention('s')})`;
