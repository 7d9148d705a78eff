import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isMentionedIn } from '@lyceum/mentions';
import { isShown } from '../chat.statements';

/** How long after it was said whoever has not read it is told: who has the chat open reads meanwhile. */
export const toldAfter = '30 seconds';

/** What a chat's people are to be told of. */
export interface UnreadMessages {
  chatId: string;
  from: number;
  to: number;
  /** Whether somebody there has not read all of it, and can have a notice of it. */
  isUnread: boolean;
}

/** Whether `m` has no notice of their chat yet, and has not muted it. */
const isOpenToNotice = `NOT m.has_notice AND (m.muted_until IS NULL OR m.muted_until < now())`;

/** Takes chats in which something was said a while ago of which nobody was told; two processes never the same one. */
export const claimUntoldStatement = statement<UnreadMessages>(
  'chats.claim-untold',
  `WITH due AS (
    SELECT id FROM chats WHERE untold_since <= now() - interval '${toldAfter}' ORDER BY untold_since LIMIT $count
    FOR NO KEY UPDATE SKIP LOCKED
  ), claimed AS (
    UPDATE chats c SET untold_from = NULL, untold_since = NULL FROM due WHERE c.id = due.id
    RETURNING c.id, old.untold_from AS said_from, c.last_seq AS said_to
  )
  SELECT id AS "chatId", said_from AS "from", said_to AS "to",
    EXISTS (SELECT FROM chat_members m WHERE m.chat_id = id AND m.read_seq < said_to AND ${isOpenToNotice}) AS "isUnread" FROM claimed`,
);

/** Somebody who is told of a chat now, of one of those who wrote there. */
export interface ToldMember {
  userId: string;
  by: string;
  isGroupChat: boolean;
}

/**
 * Notes who has a notice of a chat from now on: whoever has not read what others said in these messages, is not over a block from
 * them, and has neither muted the chat nor a notice already. What they were told of as a mention they are not told of again.
 */
export const tellUnreadStatement = statement<ToldMember>(
  'chats.tell-unread',
  `WITH said AS (
    SELECT seq, author_id, text FROM chat_messages
    WHERE chat_id = $chatId AND seq BETWEEN $from::int AND $to::int AND deleted_at IS NULL AND removed_at IS NULL
  ), unread AS (
    SELECT m.user_id, said.author_id, max(said.seq) AS seq
    FROM chat_members m JOIN chats c ON c.id = m.chat_id
    JOIN said ON said.seq > GREATEST(m.read_seq, m.joined_seq) AND said.author_id <> m.user_id
      AND (said.seq IS DISTINCT FROM m.mentioned_seq OR NOT ${isMentionedIn('said.text', 'm.user_id')})
    WHERE m.chat_id = $chatId AND ${isShown} AND NOT ${blocks.between('m.user_id', 'said.author_id')}
    GROUP BY m.user_id, said.author_id
  ), told AS (
    UPDATE chat_members m SET has_notice = TRUE FROM (SELECT user_id, max(seq) AS seq FROM unread GROUP BY user_id) o
    WHERE m.chat_id = $chatId AND m.user_id = o.user_id AND m.read_seq < o.seq AND ${isOpenToNotice}
    RETURNING m.user_id
  )
  SELECT told.user_id AS "userId", unread.author_id AS by, c.one_id IS NULL AS "isGroupChat"
  FROM told JOIN unread ON unread.user_id = told.user_id JOIN chats c ON c.id = $chatId ORDER BY unread.seq`,
);

/**
 * What either of two people was told of groups they are both in a block may hide: whoever else wrote, or writes, they are told of again.
 * The groups are locked first, as by whoever says something.
 */
export const tellAgainStatement = statement(
  'chats.tell-again',
  `WITH shared AS (
    SELECT c.id FROM chats c JOIN chat_members b ON b.chat_id = c.id AND b.user_id = $blockerId
    JOIN chat_members o ON o.chat_id = c.id AND o.user_id = $blockedId
    WHERE c.one_id IS NULL ORDER BY c.id FOR NO KEY UPDATE OF c
  ), freed AS (
    UPDATE chat_members m SET has_notice = FALSE FROM shared
    WHERE m.chat_id = shared.id AND m.user_id IN ($blockerId, $blockedId) AND (m.has_notice OR m.mentioned_seq > 0)
    RETURNING m.chat_id, GREATEST(m.read_seq, m.joined_seq) + 1 AS unread_from
  ), untold AS (SELECT chat_id, min(unread_from) AS unread_from FROM freed GROUP BY chat_id)
  UPDATE chats c SET untold_from = LEAST(c.untold_from, untold.unread_from), untold_since = COALESCE(c.untold_since, now())
  FROM untold WHERE c.id = untold.chat_id AND c.last_seq >= untold.unread_from`,
);

/** SQL of whether somebody has a notice of a chat that they can read. @param reader SQL of an id @param chat SQL of an id */
export const hasNotice = (reader: string, chat: string): string =>
  `EXISTS (SELECT FROM chat_members m JOIN chats c ON c.id = m.chat_id
    WHERE m.chat_id = ${chat} AND m.user_id = ${reader} AND m.has_notice AND ${isShown})`;
