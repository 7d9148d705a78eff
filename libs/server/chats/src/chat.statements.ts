import { isFindable, people } from '@lyceum/auth';
import { type ChatRole, chatsLimits } from '@lyceum/contracts/chats';
import { blocks, type ContactService } from '@lyceum/friends';
import { statement, type Statement } from '@lyceum/kernel';
import { namelessText } from '@lyceum/mentions';
import { isCallOpen } from './calls/open-call.sql';
import type { ChatMessageRow, ChatModel } from './chat.model';
import { filesOf, hasFileNamed } from './files/chat-file.sql';

const person = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name,
                     'profilePictureUrl', ${alias}.picture_url)`;

/** Whether both of two people show each other up to where they have read: who hides it does not see it of others. */
export const showReading = (one: string, other: string): string =>
  `NOT EXISTS (SELECT FROM chat_preferences f WHERE f.user_id IN (${one}, ${other}) AND NOT f.shows_reading)`;

/** Whether others may know that a browser of this person's is open: who hides being online shows no more of what came than what they read. */
export const showsBeingOnline = (user: string): string => `${user}.show_online_status`;

/** Who is in a chat; of two also who has no account any more, so that it stays said with whom one wrote. */
const members = `(
  SELECT json_agg(json_build_object('role', o.role, 'user', ${person('u')},
    'deliveredSeq', CASE WHEN NOT ${blocks.hiddenFrom('m.user_id', 'o.user_id')} AND ${showsBeingOnline('u')} THEN o.delivered_seq END,
    'readSeq', CASE WHEN NOT ${blocks.hiddenFrom('m.user_id', 'o.user_id')} AND ${showReading('m.user_id', 'o.user_id')} THEN o.read_seq END)
    ORDER BY o.joined_at, o.user_id)
  FROM (
    SELECT user_id, role, joined_at, delivered_seq, read_seq FROM chat_members WHERE chat_id = c.id
    UNION ALL SELECT of_two, 'MEMBER', c.created_at, NULL, NULL FROM unnest(ARRAY[c.one_id, c.other_id]) of_two
    WHERE of_two IS NOT NULL AND NOT EXISTS (SELECT FROM chat_members WHERE chat_id = c.id AND user_id = of_two)
  ) o ${people.join('u', 'o.user_id')})`;

/** The name of a group, unless staff took it away. */
export const title = `CASE WHEN c.title_removed_at IS NULL THEN c.title ELSE '' END`;

/** The other one of two people. */
const other = 'CASE WHEN c.one_id = $userId THEN c.other_id ELSE c.one_id END';

/** Of two people with a block between them, neither finds the chat (checklist line 144). */
export const isShown = `(c.one_id IS NULL OR NOT ${blocks.between('c.one_id', 'c.other_id')})`;

/**
 * Whether the caller may say something: of two as long as they may talk, of several as long as they may meet all who are in it, so that a
 * grown-up falls silent who does not know one of the minors there any more (checklist line 143).
 */
export const mayWrite = (contact: ContactService): string => `CASE WHEN c.one_id IS NULL THEN NOT EXISTS (
    SELECT FROM chat_members o ${people.join('p', 'o.user_id')}
    WHERE o.chat_id = c.id AND o.user_id <> $userId AND ${isFindable('p')} AND NOT ${blocks.between('$userId::uuid', 'p.id')}
      AND NOT ${contact.sql('GATHER', '$userId::uuid', 'p')})
  ELSE COALESCE((SELECT ${contact.sql('TALK', '$userId::uuid', 'p')} ${people.from('p')} WHERE p.id = ${other}), FALSE) END`;

/** How much others said since the reader last looked; of very much, that it is much. */
const unread = `(SELECT count(*)::int FROM (
  SELECT FROM chat_messages n WHERE n.chat_id = c.id AND n.seq > GREATEST(m.read_seq, m.joined_seq) AND n.author_id <> m.user_id
  LIMIT ${String(chatsLimits.countedUnread)}) n)`;

/** Places of what is pinned and its reader can read, what was pinned last first. */
const pins = `COALESCE((SELECT json_agg(p.seq ORDER BY p.pinned_at DESC, p.seq DESC)
  FROM chat_pins p JOIN chat_messages n ON n.chat_id = p.chat_id AND n.seq = p.seq
  WHERE p.chat_id = c.id AND p.seq > m.joined_seq AND n.deleted_at IS NULL AND n.removed_at IS NULL
    AND NOT ${blocks.hiddenFrom('m.user_id', 'n.author_id')}), '[]')`;

/** A chat with its place in the list, and since when its reader is in it. */
export interface ChatRow extends Omit<ChatModel, 'lastMessage'> {
  sortValue: string;
  joinedSeq: number;
}

const chat = (contact: ContactService): string => `
  c.id, c.one_id IS NULL AS "isGroupChat", ${title} AS title, ${members} AS members, c.last_seq AS "lastSeq", ${unread} AS unread, ${pins} AS pins,
  m.muted_until AS "mutedUntil", m.joined_seq AS "joinedSeq", ${mayWrite(contact)} AS "mayWrite",
  c.latest_call_at AS "latestCall", ${isCallOpen} AS "callInProgress", c.latest_join_url AS "latestJoinUrl",
  c.init_user_id AS "initUserId", ${people.nameOf('c.init_user_id')} AS "initUserFullName",
  c.accepted_users AS "acceptedUsers", c.declined_users AS "declinedUsers", c.active_at::text AS "sortValue"`;

const own = 'FROM chat_members m JOIN chats c ON c.id = m.chat_id WHERE m.user_id = $userId';

const page = (contact: ContactService, after: string): string => `
  SELECT ${chat(contact)} ${own} AND ${isShown} AND (c.one_id IS NULL OR c.last_seq > 0) ${after}
  ORDER BY c.active_at DESC, c.id DESC LIMIT ${String(chatsLimits.pageSize + 1)}`;

/** Of two people the chat there is between them, made if there is none. Without a row they may not talk. */
const ofTwoStatement = (contact: ContactService) =>
  statement<{ id: string }>(
    'chats.of-two',
    `WITH person AS (
      SELECT p.id ${people.from('p')} WHERE p.id = $otherId AND ${contact.sql('TALK', '$userId::uuid', 'p')} FOR KEY SHARE
    ), chat AS (
      INSERT INTO chats (one_id, other_id)
      SELECT LEAST(id, $userId::uuid), GREATEST(id, $userId::uuid) FROM person
      ON CONFLICT (one_id, other_id) DO UPDATE SET one_id = excluded.one_id RETURNING id
    ), entered AS (
      INSERT INTO chat_members (chat_id, user_id, role)
      SELECT chat.id, user_id, 'MEMBER' FROM chat, unnest(ARRAY[$userId, $otherId]::uuid[]) user_id
      ON CONFLICT DO NOTHING
    )
    SELECT id FROM chat`,
  );

/** Of `userIds` those whom the caller may bring into a group: friends of theirs, who may meet everybody there. */
export const invitedQuery = (contact: ContactService) =>
  statement<{ id: string }>(
    'chats.invited',
    `SELECT p.id ${people.from('p')} WHERE p.id = ANY($userIds::uuid[]) AND ${contact.sql('TALK', '$userId::uuid', 'p')}
       AND NOT EXISTS (
         SELECT ${people.from('t')} WHERE t.id <> p.id AND ${isFindable('t')} AND NOT ${contact.mayGather('p', 't')}
           AND (t.id = ANY($userIds::uuid[]) OR t.id IN (SELECT user_id FROM chat_members WHERE chat_id = $chatId::uuid)))
     FOR KEY SHARE`,
  );

/** What depends on who may talk with whom; made once all domains have said what people have in common. */
export function chatStatements(contact: ContactService) {
  return {
    first: statement<ChatRow>('chats.first', page(contact, '')),
    later: statement<ChatRow>(
      'chats.later',
      page(contact, 'AND (c.active_at, c.id) < ($activeAt::timestamptz, $afterId::uuid)'),
    ),
    one: statement<ChatRow>('chats.one', `SELECT ${chat(contact)} ${own} AND c.id = $chatId AND ${isShown}`),
    ofTwo: ofTwoStatement(contact),
    lockForWriting: lockForWritingStatement(contact),
    say: sayStatement(contact),
  };
}

/** What `lockForWriting` answers. */
export interface WritingRow {
  isGroupChat: boolean;
  role: ChatRole;
  mayWrite: boolean;
}

/** Has all who say something in the chat wait for each other: that is the order of what they say. */
const lockForWritingStatement = (contact: ContactService) =>
  statement<WritingRow>(
    'chats.lock-for-writing',
    `SELECT c.one_id IS NULL AS "isGroupChat", m.role, ${mayWrite(contact)} AS "mayWrite"
    FROM chats c JOIN chat_members m ON m.chat_id = c.id AND m.user_id = $userId
    WHERE c.id = $chatId AND ${isShown} FOR NO KEY UPDATE OF c`,
  );

/** What readers put to a message that is shown. */
const reactions = (viewer: string, isHidden: string): string => `
  COALESCE((SELECT json_agg(json_build_object('emoji', r.emoji, 'userIds', r.users) ORDER BY r.first, r.emoji) FROM (
    SELECT emoji, json_agg(user_id ORDER BY created_at, user_id) AS users, min(created_at) AS first FROM chat_reactions
    WHERE chat_id = s.chat_id AND seq = s.seq AND s.deleted_at IS NULL AND s.removed_at IS NULL AND NOT ${isHidden}
      AND NOT ${blocks.between(viewer, 'user_id')} GROUP BY emoji) r), '[]')`;

/** A message as whoever reads it meets it. @param isHidden SQL of whether a block hides it @param more SQL of what was put to it */
const messageWith = (
  isHidden: string,
  more: { reactions: string; files: string; isSaved: string },
): string => `
  s.id, s.chat_id AS "chatId", s.seq, s.client_key AS "clientKey", ${person('a')} AS author,
  CASE WHEN s.removed_at IS NOT NULL OR ${isHidden} THEN '' ELSE s.text END AS text, ${isHidden} AS "isHidden", s.reply_to AS "replyTo",
  ${more.reactions} AS reactions, ${more.files} AS files, ${more.isSaved} AS "isSaved", s.created_at AS "createdAt",
  s.edited_at AS "editedAt", COALESCE(s.deleted_at, s.removed_at) AS "deletedAt"`;

/** @param viewer SQL of an id */
export const message = (viewer: string, isHidden = blocks.hiddenFrom(viewer, 's.author_id')): string =>
  messageWith(isHidden, {
    reactions: reactions(viewer, isHidden),
    files: filesOf('s', `s.deleted_at IS NULL AND s.removed_at IS NULL AND NOT ${isHidden}`),
    isSaved: `EXISTS (SELECT FROM chat_saves v WHERE v.user_id = ${viewer} AND v.chat_id = s.chat_id AND v.seq = s.seq)`,
  });

/** One that was said just now, to its author. */
const newMessage = messageWith('FALSE', { reactions: "'[]'::json", files: "'[]'::json", isSaved: 'FALSE' });

/** What `say` answers: the chat, and the message where the caller may write; elsewhere nothing stands in the message's columns. */
export interface SaidRow extends ChatMessageRow {
  isGroupChat: boolean;
  mayWrite: boolean;
  /** Of two people. Who is in a group may be others once it is said. */
  memberIds: string[] | null;
  /** Whether this browser had said it before; what was put to it since then is not among it. */
  wasSaid: boolean;
}

/**
 * Numbers a message and keeps it, if the caller may say something; what this browser said already is answered again. The chat's row
 * makes those wait who say something at the same time, the member's who leaves: it is not said where they have left by then. Only readable
 * places are answered.
 * @throws Error of a unique violation where the same is being said twice at the same moment: it is there for the next try
 */
const sayStatement = (contact: ContactService) =>
  statement<SaidRow>(
    'chats.say',
    `WITH chat AS (
      SELECT c.id, c.one_id IS NULL AS is_group, m.joined_seq, ${mayWrite(contact)} AS may_write
      FROM chats c JOIN chat_members m ON m.chat_id = c.id AND m.user_id = $userId WHERE c.id = $chatId AND ${isShown}
      FOR NO KEY UPDATE OF c FOR KEY SHARE OF m
    ), said AS (
      SELECT * FROM chat_messages WHERE chat_id = $chatId AND author_id = $userId AND client_key = $clientKey
    ), numbered AS (
      UPDATE chats u SET last_seq = u.last_seq + 1, active_at = now(),
        untold_from = COALESCE(u.untold_from, u.last_seq + 1), untold_since = COALESCE(u.untold_since, now())
      FROM chat WHERE u.id = chat.id AND chat.may_write AND NOT EXISTS (SELECT FROM said)
      RETURNING u.last_seq, chat.joined_seq
    ), made AS (
      INSERT INTO chat_messages (chat_id, seq, author_id, client_key, text, reply_to)
      SELECT $chatId::uuid, last_seq, $userId::uuid, $clientKey::uuid, $text,
        CASE WHEN $replyTo::int > joined_seq AND $replyTo::int < last_seq THEN $replyTo::int END
      FROM numbered RETURNING *
    ), seen AS (
      UPDATE chat_members SET read_seq = last_seq, delivered_seq = GREATEST(delivered_seq, last_seq) FROM numbered
      WHERE chat_id = $chatId AND user_id = $userId AND read_seq = last_seq - 1
    ), told AS (
      SELECT ${newMessage}, s.was_said AS "wasSaid"
      FROM (SELECT *, FALSE AS was_said FROM made UNION ALL SELECT *, TRUE FROM said) s ${people.join('a', 's.author_id')}
    )
    SELECT is_group AS "isGroupChat", may_write AS "mayWrite",
      CASE WHEN NOT is_group THEN ARRAY(SELECT user_id FROM chat_members WHERE chat_id = chat.id) END AS "memberIds", told.*
    FROM chat LEFT JOIN told ON TRUE`,
  );

/** What was said since the caller came into a chat. */
export const heard = `
  FROM chat_members m JOIN chats c ON c.id = m.chat_id JOIN chat_messages s ON s.chat_id = c.id AND s.seq > m.joined_seq
  ${people.join('a', 's.author_id')}
  WHERE m.user_id = $userId AND ${isShown}`;

/** Whether the caller is shown what they have heard: it was neither deleted, nor does a block hide it. */
export const isReadable = `s.deleted_at IS NULL AND s.removed_at IS NULL AND NOT ${blocks.hiddenFrom('$userId::uuid', 's.author_id')}`;

const backwards = `ORDER BY s.seq DESC LIMIT ${String(chatsLimits.messages)}`;

/** Messages of a chat: the latest first, except of those that were missed. */
export const messageQueries = {
  latest: statement<ChatMessageRow>(
    'chats.latest-messages',
    `SELECT ${message('$userId::uuid')} ${heard} AND c.id = $chatId ${backwards}`,
  ),
  before: statement<ChatMessageRow>(
    'chats.messages-before',
    `SELECT ${message('$userId::uuid')} ${heard} AND c.id = $chatId AND s.seq < $seq::int ${backwards}`,
  ),
  after: statement<ChatMessageRow>(
    'chats.messages-after',
    `SELECT ${message('$userId::uuid')} ${heard} AND c.id = $chatId AND s.seq > $seq::int
    ORDER BY s.seq LIMIT ${String(chatsLimits.missedMessages)}`,
  ),
  /** One place. */
  at: statement<ChatMessageRow>(
    'chats.message-at',
    `SELECT ${message('$userId::uuid')} ${heard} AND c.id = $chatId AND s.seq = $seq::int`,
  ),
  /** Where something was said, or a file so called was sent, that the caller can read, the latest first. What is deleted, or hidden by a block, is not found, nor who is mentioned. */
  found: statement<ChatMessageRow>(
    'chats.search-messages',
    `SELECT ${message('$userId::uuid')} ${heard} AND ($chatId::uuid IS NULL OR c.id = $chatId::uuid)
       AND ((s.text ILIKE $pattern AND (s.text NOT LIKE U&'%\\0086%' OR ${namelessText('s.text')} ILIKE $pattern)) OR ${hasFileNamed('s', '$pattern')})
       AND ${isReadable}
     ORDER BY s.created_at DESC, s.id DESC LIMIT ${String(chatsLimits.found)}`,
  ),
  /** What is pinned in a chat, but what is deleted, or hidden by a block. */
  pinned: statement<ChatMessageRow>(
    'chats.pinned-messages',
    `SELECT ${message('$userId::uuid')} ${heard} AND c.id = $chatId AND s.deleted_at IS NULL AND s.removed_at IS NULL
       AND NOT ${blocks.hiddenFrom('$userId::uuid', 's.author_id')}
       AND s.seq IN (SELECT seq FROM chat_pins WHERE chat_id = $chatId)
     ORDER BY (SELECT pinned_at FROM chat_pins p WHERE p.chat_id = s.chat_id AND p.seq = s.seq) DESC, s.seq DESC`,
  ),
  /** What was said last in each of these chats. */
  last: statement<ChatMessageRow>(
    'chats.last-messages',
    `SELECT ${message('$userId::uuid')} ${heard} AND c.id = ANY($chatIds::uuid[]) AND s.seq = c.last_seq`,
  ),
};

interface MessagesCall {
  readonly query: Statement<ChatMessageRow>;
  readonly place: Readonly<Record<string, number>>;
}

/** How messages of a chat are read: those after a place, those before one, or the latest. */
export function messagesCall(before: number | null, after: number | null): MessagesCall {
  if (after !== null) return { query: messageQueries.after, place: { seq: after } };
  if (before !== null) return { query: messageQueries.before, place: { seq: before } };
  return { query: messageQueries.latest, place: {} };
}

/** Where a message stands. */
export interface MessagePlace {
  chatId: string;
  seq: number;
}

/** Messages of which the caller has heard what they say: a block that came later leaves them to be reported (checklist line 144). */
const heardBeforeBlock = `
  FROM chat_members m JOIN chats c ON c.id = m.chat_id JOIN chat_messages s ON s.chat_id = c.id AND s.seq > m.joined_seq
  ${people.join('a', 's.author_id')}
  WHERE m.user_id = $userId AND s.deleted_at IS NULL AND s.removed_at IS NULL
    AND NOT ${blocks.betweenAt('m.user_id', 's.author_id', 's.created_at')}`;

/** A message that its reader has heard, and so can report. */
export const heardMessageQuery = statement<MessagePlace>(
  'chats.heard-message',
  `SELECT s.chat_id AS "chatId", s.seq ${heardBeforeBlock} AND s.id = $messageId`,
);

/** What somebody wrote to the caller before the caller blocked them, the latest first; for the caller's eyes alone. */
export const messagesBeforeBlockQuery = statement<ChatMessageRow>(
  'chats.messages-before-block',
  `SELECT ${message('$userId::uuid', 'FALSE')} ${heardBeforeBlock} AND s.author_id = $otherId
    AND c.one_id = LEAST($userId::uuid, $otherId::uuid) AND c.other_id = GREATEST($userId::uuid, $otherId::uuid)
    AND ${blocks.by('$userId::uuid', '$otherId::uuid')} ${backwards}`,
);

/** Keeps from where on those who report a message have heard its chat. */
export const reportedFromStatement = statement(
  'chats.reported-from',
  `UPDATE chat_messages s SET reported_from = LEAST(s.reported_from, m.joined_seq) FROM chat_members m
   WHERE s.id = $messageId AND m.chat_id = s.chat_id AND m.user_id = $userId`,
);

/** Other words for what the caller said, or none; once deleted it stays so. */
const changeMessage = (change: string): string => `
  WITH s AS (
    UPDATE chat_messages SET ${change} WHERE id = $messageId AND author_id = $userId AND deleted_at IS NULL AND removed_at IS NULL RETURNING new.*, old.text AS old_text
  )
  SELECT ${message('$userId::uuid')}, s.old_text AS "oldText" FROM s ${people.join('a', 's.author_id')}`;

/** A message that was changed, and what it said before. */
export interface ChangedMessage extends ChatMessageRow {
  oldText: string;
}

export const editMessageStatement = statement<ChangedMessage>(
  'chats.edit-message',
  changeMessage('text = $text, edited_at = now()'),
);

export const deleteMessageStatement = statement<ChangedMessage>(
  'chats.delete-message',
  changeMessage("text = '', deleted_at = now()"),
);

export const unreadQuery = statement<{ unread: number }>(
  'chats.unread',
  `SELECT COALESCE(sum(${unread}), 0)::int AS unread ${own} AND ${isShown}
     AND (m.muted_until IS NULL OR m.muted_until < now())`,
);

/** Whom a chat can tell of something: nobody over a block. */
export const memberIdsQuery = statement<{ id: string }>(
  'chats.member-ids',
  `SELECT m.user_id AS id FROM chat_members m JOIN chats c ON c.id = m.chat_id WHERE c.id = $chatId AND ${isShown}`,
);
