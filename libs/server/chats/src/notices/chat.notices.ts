import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './chat.messages';

/** Somebody wrote; one notice a chat, until it is read. Neither what was said nor what a group is called: mails go through many hands. */
export const messageReceived = defineNotice({
  name: 'chats.message',
  type: 'CHAT_MESSAGE',
  data: z.object({ isGroupChat: z.boolean() }),
  text: ({ isGroupChat }) => (isGroupChat ? messages.wroteInGroup() : messages.wroteToYou()),
});

/** Somebody mentioned the reader; neither what was said nor what a group is called. */
export const memberMentioned = defineNotice({
  name: 'chats.mentioned',
  type: 'CHAT_MENTION',
  data: z.object({ isGroupChat: z.boolean() }),
  text: ({ isGroupChat }) => (isGroupChat ? messages.mentionedYouInGroup() : messages.mentionedYou()),
});
