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
  /** Whether somebody there has not read all of it. */
  isUnread: boolean;
}

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
    EXISTS (SELECT FROM chat_members m WHERE m.chat_id = id AND m.read_seq < said_to) AS "isUnread" FROM claimed`,
);

/** Somebody who is told of a chat now, of one of those who wrote there. */
export interface ToldMember {
  userId: string;
  by: string;
  isGroupChat: boolean;
}

/**
 * Notes who has a notice of a chat from now on: whoever has not read what others said in these messages, is not over a block from
 * them, and has neither muted the chat nor a notice already. What mentions them they were told of as that.
 */
export const tellUnreadStatement = statement<ToldMember>(
  'chats.tell-unread',
  `WITH said AS (
    SELECT seq, author_id, text FROM chat_messages
    WHERE chat_id = $chatId AND seq BETWEEN $from::int AND $to::int AND deleted_at IS NULL AND removed_at IS NULL
  ), unread AS (
    SELECT m.user_id, said.author_id, max(said.seq) AS seq
    FROM chat_members m JOIN chats c ON c.id = m.chat_id
    JOIN said ON said.seq > GREATEST(m.read_seq, m.joined_seq) AND said.author_id <> m.user_id AND NOT ${isMentionedIn('said.text', 'm.user_id')}
    WHERE m.chat_id = $chatId AND ${isShown} AND NOT ${blocks.between('m.user_id', 'said.author_id')}
    GROUP BY m.user_id, said.author_id
  ), told AS (
    UPDATE chat_members m SET has_notice = TRUE FROM (SELECT user_id, max(seq) AS seq FROM unread GROUP BY user_id) o
    WHERE m.chat_id = $chatId AND m.user_id = o.user_id AND m.read_seq < o.seq AND NOT m.has_notice
      AND (m.muted_until IS NULL OR m.muted_until < now())
    RETURNING m.user_id
  )
  SELECT told.user_id AS "userId", unread.author_id AS by, c.one_id IS NULL AS "isGroupChat"
  FROM told JOIN unread ON unread.user_id = told.user_id JOIN chats c ON c.id = $chatId ORDER BY unread.seq`,
);

/** SQL of whether somebody has a notice of a chat that they can read. @param reader SQL of an id @param chat SQL of an id */
export const hasNotice = (reader: string, chat: string): string =>
  `EXISTS (SELECT FROM chat_members m JOIN chats c ON c.id = m.chat_id
    WHERE m.chat_id = ${chat} AND m.user_id = ${reader} AND m.has_notice AND ${isShown})`;
