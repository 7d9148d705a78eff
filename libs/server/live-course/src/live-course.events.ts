import { idSchema } from '@lyceum/contracts/common';
import { lessonChanges } from '@lyceum/contracts/live-course';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** A lesson was changed, and `more` after it in the same way. */
export const LessonChanged = defineEvent(
  'live-course.lesson-changed',
  z.object({
    lessonId: idSchema,
    groupId: idSchema,
    by: idSchema,
    change: z.enum(lessonChanges),
    /** As the lesson counts its changes: it makes each of them one. */
    sequence: z.int(),
    more: z.int(),
    /** When it began before, and begins now; ISO 8601. */
    was: z.iso.datetime(),
    at: z.iso.datetime(),
    substituteId: idSchema.nullable(),
    /** Who was to stand in before. */
    formerId: idSchema.nullable(),
    /** Of a place: the host that its link leads to. */
    host: z.string().nullish(),
  }),
);
