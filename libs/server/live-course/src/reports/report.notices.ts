import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './report.messages';

export const reportThere = defineNotice({
  name: 'live-course.report-there',
  type: 'HOMEWORK_GRADED',
  data: z.object({ course: z.string() }),
  text: ({ course }) => messages.there({ course }),
  mail: ({ course }) => ({
    subject: messages.there({ course }),
    heading: messages.there({ course }),
    paragraphs: [],
    action: messages.openTheClass(),
  }),
});
