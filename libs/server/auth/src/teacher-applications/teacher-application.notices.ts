import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './teacher-application.messages';

export const teacherRefused = defineNotice({
  name: 'auth.teacher-refused',
  type: 'OTHER',
  data: z.object({ reason: z.string() }),
  text: (data) => messages.refusedNotice(data),
});
