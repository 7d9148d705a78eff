import { type AnyRow, PersonalDataSource, statement } from '@lyceum/kernel';
import { WrittenPersonalData } from '@lyceum/mentions';
import { Injectable } from '@nestjs/common';

/** In which chats somebody is and what they said there. What others said to them is those others'. */
@Injectable()
@PersonalDataSource('chats')
export class ChatsPersonalData extends WrittenPersonalData {
  protected readonly lists = {
    chats: statement<AnyRow>(
      'chats.export-chats',
      `SELECT c.id, c.title, CASE WHEN c.one_id = $userId THEN c.other_id WHEN c.other_id = $userId THEN c.one_id END AS "withUserId",
              m.role, m.joined_at AS "joinedAt", m.muted_until AS "mutedUntil",
              CASE WHEN c.init_user_id = $userId THEN c.latest_call_at END AS "latestCallByYou"
       FROM chat_members m JOIN chats c ON c.id = m.chat_id WHERE m.user_id = $userId ORDER BY m.joined_at, c.id`,
    ),
    preferences: statement<AnyRow>(
      'chats.export-preferences',
      'SELECT shows_reading AS "showsReading" FROM chat_preferences WHERE user_id = $userId',
    ),
    reactions: statement<AnyRow>(
      'chats.export-reactions',
      `SELECT chat_id AS "chatId", seq, emoji, created_at AS "createdAt" FROM chat_reactions
       WHERE user_id = $userId ORDER BY created_at, chat_id, seq, emoji`,
    ),
    saved: statement<AnyRow>(
      'chats.export-saved',
      `SELECT chat_id AS "chatId", seq, saved_at AS "savedAt" FROM chat_saves WHERE user_id = $userId ORDER BY saved_at, chat_id, seq`,
    ),
    messages: statement<AnyRow>(
      'chats.export-messages',
      `SELECT chat_id AS "chatId", text, created_at AS "saidAt", edited_at AS "editedAt"
       FROM chat_messages WHERE author_id = $userId AND deleted_at IS NULL ORDER BY created_at, id`,
    ),
    files: statement<AnyRow>(
      'chats.export-files',
      `SELECT s.chat_id AS "chatId", f.name, f.type, f.size::float8 AS size, f.milliseconds, s.created_at AS "saidAt"
       FROM chat_message_files f JOIN chat_messages s ON s.id = f.message_id
       WHERE f.author_id = $userId AND s.deleted_at IS NULL ORDER BY s.created_at, s.id, f.position`,
    ),
  };

  /** That something was said stays, so that the numbers of a chat have no gap; nothing of what it was does. */
  protected override readonly erasures = [
    // Whoever speaks, enters or leaves meanwhile waits; in one order, as two erased at once would wait for each other.
    statement(
      'chats.lock-to-erase',
      `SELECT FROM chats WHERE id IN (SELECT chat_id FROM chat_members WHERE user_id = $userId) ORDER BY id FOR UPDATE`,
    ),
    // The files themselves are erased by who keeps them.
    statement('chats.erase-files', 'DELETE FROM chat_message_files WHERE author_id = $userId'),
    statement(
      'chats.erase-messages',
      `UPDATE chat_messages SET text = '', deleted_at = now() WHERE author_id = $userId AND deleted_at IS NULL`,
    ),
    statement(
      'chats.erase-calls',
      `UPDATE chats SET init_user_id = NULLIF(init_user_id, $userId), accepted_users = array_remove(accepted_users, $userId),
         declined_users = array_remove(declined_users, $userId), invited_users = array_remove(invited_users, $userId)
       WHERE init_user_id = $userId OR $userId = ANY(accepted_users || declined_users || invited_users)`,
    ),
    statement('chats.erase-names', 'UPDATE chats SET titled_by = NULL WHERE titled_by = $userId'),
    statement(
      'chats.erase-groups-of-one',
      `DELETE FROM chats c USING chat_members m WHERE c.one_id IS NULL AND m.chat_id = c.id AND m.user_id = $userId
         AND NOT EXISTS (SELECT FROM chat_members o WHERE o.chat_id = c.id AND o.user_id <> $userId)`,
    ),
    statement(
      'chats.hand-on-groups',
      `UPDATE chat_members heir SET role = 'OWNER' WHERE (heir.chat_id, heir.user_id) IN (
         SELECT DISTINCT ON (m.chat_id) m.chat_id, m.user_id FROM chat_members gone
         JOIN chat_members m ON m.chat_id = gone.chat_id AND m.user_id <> $userId
         WHERE gone.user_id = $userId AND gone.role = 'OWNER' ORDER BY m.chat_id, m.joined_at, m.user_id)`,
    ),
    statement('chats.erase-reactions', 'DELETE FROM chat_reactions WHERE user_id = $userId'),
    statement('chats.erase-saved', 'DELETE FROM chat_saves WHERE user_id = $userId'),
    statement('chats.erase-preferences', 'DELETE FROM chat_preferences WHERE user_id = $userId'),
    statement('chats.erase-memberships', 'DELETE FROM chat_members WHERE user_id = $userId'),
  ];
}
