import type { ChatRole } from '@lyceum/contracts/chats';
import type { ContactService } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { mayWrite } from './chat.statements';

/** What `lockGroup` answers. */
export interface GroupRow {
  isGroupChat: boolean;
  role: ChatRole;
  mayWrite: boolean;
}

/** What somebody is in a group, which nobody else changes until the transaction ends. */
export const lockGroupStatement = (contact: ContactService) =>
  statement<GroupRow>(
    'chats.lock-group',
    `SELECT c.one_id IS NULL AS "isGroupChat", m.role, ${mayWrite(contact)} AS "mayWrite"
    FROM chats c JOIN chat_members m ON m.chat_id = c.id AND m.user_id = $userId
    WHERE c.id = $chatId FOR UPDATE OF c`,
  );

export const createGroupStatement = statement<{ id: string }>(
  'chats.create-group',
  `WITH chat AS (INSERT INTO chats (title, titled_by) VALUES ($title, $userId) RETURNING id), owner AS (
    INSERT INTO chat_members (chat_id, user_id, role) SELECT id, $userId::uuid, 'OWNER' FROM chat
  ) SELECT id FROM chat`,
);

export const renameGroupStatement = statement(
  'chats.rename-group',
  'UPDATE chats SET title = $title, titled_by = $userId, title_removed_at = NULL WHERE id = $chatId',
);

/** They hear what is said from now on. */
export const enterGroupStatement = statement(
  'chats.enter-group',
  `INSERT INTO chat_members (chat_id, user_id, role, joined_seq, read_seq, delivered_seq)
  SELECT c.id, user_id, 'MEMBER', c.last_seq, c.last_seq, c.last_seq FROM chats c, unnest($userIds::uuid[]) user_id
  WHERE c.id = $chatId ON CONFLICT DO NOTHING`,
);

export const countMembersQuery = statement<{ members: number }>(
  'chats.count-members',
  'SELECT count(*)::int AS members FROM chat_members WHERE chat_id = $chatId',
);

/** A group whose owner goes is of who has been there longest; one of nobody is gone. */
export const leaveGroupStatement = statement<{ mentionedSeq: number | null }>(
  'chats.leave-group',
  `DELETE FROM chat_members WHERE chat_id = $chatId AND user_id = $userId RETURNING abs(mentioned_seq) AS "mentionedSeq"`,
);

export const handOnGroupStatement = statement(
  'chats.hand-on-group',
  `UPDATE chat_members SET role = 'OWNER' WHERE chat_id = $chatId
    AND user_id = (SELECT user_id FROM chat_members WHERE chat_id = $chatId ORDER BY joined_at, user_id LIMIT 1)
    AND NOT EXISTS (SELECT FROM chat_members WHERE chat_id = $chatId AND role = 'OWNER')`,
);

export const closeEmptyGroupStatement = statement(
  'chats.close-empty-group',
  `DELETE FROM chats WHERE id = $chatId AND one_id IS NULL AND NOT EXISTS (SELECT FROM chat_members WHERE chat_id = $chatId)`,
);

export const muteStatement = statement(
  'chats.mute',
  'UPDATE chat_members SET muted_until = $until WHERE chat_id = $chatId AND user_id = $userId',
);
