import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './conversation.messages';

export const conversationAnswered = defineNotice({
  name: 'forum.conversation-answered',
  type: 'THREAD_RESPONSE',
  data: z.object({ forum: z.string() }),
  text: messages.answered,
});
