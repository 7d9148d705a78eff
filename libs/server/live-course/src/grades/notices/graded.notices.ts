import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './graded.messages';

/** Of several at once the first is named. */
export const homeworkGraded = defineNotice({
  name: 'live-course.homework-graded',
  type: 'HOMEWORK_GRADED',
  data: z.object({ topic: z.string(), others: z.int() }),
  text: ({ topic, others }) =>
    others === 0 ? messages.graded({ topic }) : messages.alsoGraded({ topic, count: others }),
});
