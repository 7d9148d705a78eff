import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** A message mentions people whom it did not mention before. */
export const ChatMentioned = defineEvent(
  'chats.mentioned',
  z.object({ messageId: idSchema, userIds: z.array(idSchema) }),
);

/** Messages of a chat, from one to another, which somebody who is in it has not read for a while. */
export const ChatMessagesUnread = defineEvent(
  'chats.messages-unread',
  z.object({ chatId: idSchema, from: z.int(), to: z.int() }),
);
