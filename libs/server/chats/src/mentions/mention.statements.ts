import { isFindable, isNameable, people } from '@lyceum/auth';
import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isMentionedIn, type NamedPerson } from '@lyceum/mentions';

/** What a message of the caller's says now. */
export const textQuery = statement<{ text: string }>(
  'chats.text-of-message',
  'SELECT text FROM chat_messages WHERE id = $messageId AND author_id = $userId',
);

/**
 * Those of the wanted whom the caller may mention: others who are in the chat and have no block with them. Whoever a message mentions
 * already stays mentioned when it is changed, also once they have left, or their account is deleted.
 */
export const mentionableQuery = statement<NamedPerson>(
  'chats.mentionable',
  `SELECT p.id, p.first_name AS "firstName", p.last_name AS "lastName" ${people.from('p')}
   LEFT JOIN chat_messages s ON s.id = $messageId::uuid AND s.author_id = $userId
   WHERE p.id = ANY($wanted::uuid[]) AND p.id <> $userId AND NOT ${blocks.between('$userId::uuid', 'p.id')}
     AND (${isNameable('p')} AND ${isMentionedIn('s.text', 'p.id')} OR ${isFindable('p')} AND EXISTS (
       SELECT FROM chat_members m WHERE m.chat_id = COALESCE(s.chat_id, $chatId::uuid) AND m.user_id = p.id))`,
);
