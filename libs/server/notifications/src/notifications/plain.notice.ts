import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';

/** What somebody wrote for readers themselves, and all that was told before notices had kinds. */
export const plainNotice = defineNotice({
  name: 'notifications.plain',
  type: 'ANNOUNCEMENT',
  data: z.object({ text: z.string() }),
  text: ({ text }) => text,
});
