import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { liveCourseLimits } from './live-course.limits';
import { inLessonSchema } from './live-course.schema';

/** Whether a student was in a lesson. */
export const attendanceStates = ['PRESENT', 'ABSENT', 'EXCUSED'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

export const studentInLessonSchema = inLessonSchema.extend({ studentId: idSchema });

/** What a teacher says of a student in a lesson, instead of what joins say; kept with who, when and why. */
export const correctAttendanceSchema = inLessonSchema.extend({
  studentId: idSchema,
  state: z.enum(attendanceStates).meta({ graphql: 'AttendanceState' }),
  minutes: z
    .int()
    .min(0)
    .max(liveCourseLimits.lessonHours * 60)
    .nullish(),
  reason: z
    .string()
    .overwrite((value) => value.toWellFormed().normalize('NFC').trim())
    .min(1, 'Please say why.')
    .max(liveCourseLimits.reasonLength),
});

export type StudentInLessonInput = z.output<typeof studentInLessonSchema>;
export type CorrectAttendanceInput = z.output<typeof correctAttendanceSchema>;
