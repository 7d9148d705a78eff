import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Messages of a chat, from one to another, which somebody who is in it has not read for a while. */
export const ChatMessagesUnread = defineEvent(
  'chats.messages-unread',
  z.object({ chatId: idSchema, from: z.int(), to: z.int() }),
);
