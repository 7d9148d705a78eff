import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** A recording is to be looked into, for the first time or again. */
export const RecordingBegun = defineEvent(
  'live-course.recording-begun',
  z.object({ recordingId: idSchema, attempt: z.int() }),
);

/** The first recording of a lesson can be watched. */
export const RecordingReady = defineEvent('live-course.recording-ready', z.object({ recordingId: idSchema }));

/** A lesson is over that may have been recorded. */
export const RecordingsSought = defineEvent(
  'live-course.recordings-sought',
  z.object({ lessonId: idSchema }),
);
