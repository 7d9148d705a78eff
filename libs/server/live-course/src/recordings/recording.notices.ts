import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './recording.messages';

export const recordingReady = defineNotice({
  name: 'live-course.recording-ready',
  type: 'RECORDING_READY',
  data: z.object({ course: z.string(), number: z.int() }),
  text: ({ course, number }) => messages.ready({ course, number: String(number) }),
  mail: ({ course, number }) => {
    const said = messages.ready({ course, number: String(number) });
    return { subject: said, heading: said, paragraphs: [], action: messages.watchIt() };
  },
});

export const takenOut = defineNotice({
  name: 'live-course.taken-out-of-recording',
  type: 'TAKEN_OUT_OF_RECORDING',
  data: z.object({ course: z.string(), number: z.int() }),
  text: ({ course, number }) => messages.takenOut({ course, number: String(number) }),
});
