import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './announcement.messages';

/** What it says stands in the class alone, where it is changed and deleted. */
export const announced = defineNotice({
  name: 'live-course.announced',
  type: 'CLASS_ANNOUNCEMENT',
  data: z.object({ course: z.string() }),
  text: ({ course }) => messages.announced({ course }),
  mail: ({ course }) => {
    const said = messages.announced({ course });
    return { subject: said, heading: said, paragraphs: [], action: messages.readIt() };
  },
});
