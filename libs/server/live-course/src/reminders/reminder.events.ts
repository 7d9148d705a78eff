import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

export const reminderKinds = ['LESSON_TOMORROW', 'LESSON_SOON', 'HOMEWORK_TOMORROW'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

/** It is time to remind people of a lesson or homework, as long as it is at this time still. */
export const ReminderDue = defineEvent(
  'live-course.reminder-due',
  z.object({ kind: z.enum(reminderKinds), targetId: idSchema, at: z.iso.datetime() }),
);
