import { statement } from '@lyceum/kernel';

export const reactStatement = statement(
  'chats.react',
  `INSERT INTO chat_reactions (chat_id, seq, user_id, emoji) VALUES ($chatId, $seq, $userId, $emoji) ON CONFLICT DO NOTHING`,
);

export const takeReactionBackStatement = statement(
  'chats.take-reaction-back',
  'DELETE FROM chat_reactions WHERE chat_id = $chatId AND seq = $seq AND user_id = $userId AND emoji = $emoji',
);
