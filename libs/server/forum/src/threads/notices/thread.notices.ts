import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './thread.messages';

export const threadClapped = defineNotice({
  name: 'forum.thread-clapped',
  type: 'THREAD_CLAP',
  data: z.object({ title: z.string() }),
  text: messages.clapped,
});
