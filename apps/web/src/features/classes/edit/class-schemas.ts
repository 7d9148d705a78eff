import {
  announcementFormSchema,
  correctAttendanceSchema,
  lessonTimeFormSchema,
  setLessonMeetingSchema,
  documentFormSchema,
  homeworkFormSchema,
  lessonTopicSchema,
  submitHomeworkSchema,
  withdrawCertificateSchema,
} from '@lyceum/contracts/live-course';
import { z } from 'zod';

export const handInSchema = submitHomeworkSchema.pick({ url: true });

export const topicSchema = z.object({ lessonTopic: lessonTopicSchema });

export const announcementSchema = announcementFormSchema;

export const materialSchema = documentFormSchema;

export const homeworkSchema = homeworkFormSchema;

export const lessonTimeSchema = lessonTimeFormSchema;

export const lessonMeetingSchema = setLessonMeetingSchema.pick({ meetingLink: true, scope: true });

export const correctionSchema = correctAttendanceSchema.pick({ state: true, reason: true }).extend({
  minutes: z
    .string()
    .transform((text): number | null | undefined => (text.trim() === '' ? null : Number(text)))
    .pipe(correctAttendanceSchema.shape.minutes),
});

export const withdrawalSchema = withdrawCertificateSchema.pick({ reason: true });
