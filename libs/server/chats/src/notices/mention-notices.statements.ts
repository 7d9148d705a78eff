import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isMentionedIn } from '@lyceum/mentions';
import { isShown } from '../chat.statements';

/** Whether `m` is mentioned in the message `s` of their chat `c` and has neither read it nor is shut out of it. */
const isUnreadMention = `s.deleted_at IS NULL AND s.removed_at IS NULL AND s.seq > GREATEST(m.read_seq, m.joined_seq)
  AND ${isMentionedIn('s.text', 'm.user_id')} AND ${isShown} AND NOT ${blocks.between('m.user_id', 's.author_id')}`;

/** Somebody who is told now that they are mentioned, and where. */
export interface ToldMention {
  userId: string;
  by: string;
  chatId: string;
  isGroupChat: boolean;
}

/** Notes who of these has a notice from now on that a message mentions them; also of a chat they muted. */
export const tellMentionedStatement = statement<ToldMention>(
  'chats.tell-mentioned',
  `UPDATE chat_members m SET mentioned_seq = GREATEST(m.mentioned_seq, s.seq)
   FROM chat_messages s JOIN chats c ON c.id = s.chat_id
   WHERE s.id = $messageId AND m.chat_id = s.chat_id AND m.user_id = ANY($userIds::uuid[]) AND ${isUnreadMention}
   RETURNING m.user_id AS "userId", s.author_id AS by, m.chat_id AS "chatId", c.one_id IS NULL AS "isGroupChat"`,
);

/** SQL of whether somebody is mentioned in a message they have not read. @param reader SQL of an id @param message SQL of an id */
export const hasUnreadMention = (reader: string, message: string): string =>
  `EXISTS (SELECT FROM chat_messages s JOIN chats c ON c.id = s.chat_id
    JOIN chat_members m ON m.chat_id = s.chat_id AND m.user_id = ${reader} WHERE s.id = ${message} AND ${isUnreadMention})`;
