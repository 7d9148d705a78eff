import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { isOwnFileUrl } from '../uploads/file-address';
import { recordingTypes } from './live-course.enums';
import { liveCourseLimits } from './live-course.limits';
import { groupTagSchema, requiredText } from './live-course.schema';

const { recordingNameLength, captionsLength, searchLength } = liveCourseLimits;

/** A film of a lesson: an upload to the folder `recordings`, which is then looked into. */
export const addRecordingSchema = z.object({
  lessonId: idSchema,
  path: z.string().refine(isOwnFileUrl, 'This is not the address of a file.'),
  fileName: requiredText(recordingNameLength),
  recordingType: z.enum(recordingTypes).meta({ graphql: 'RecordingType' }).nullish(),
});

export const oneRecordingSchema = z.object({ recordingId: idSchema });

/** Somebody who is in a recording. */
export const takeOutSchema = oneRecordingSchema.extend({ userId: idSchema });

/** What is said in a recording, as WebVTT; blank takes it away. */
export const saveCaptionsSchema = z.object({
  recordingId: idSchema,
  captions: z.string().max(captionsLength, `Captions have at most ${String(captionsLength)} characters.`),
});

/** A place in the captions of a class. */
export const searchRecordingsSchema = z.object({
  groupTag: groupTagSchema,
  text: requiredText(searchLength.most).min(
    searchLength.least,
    `Enter at least ${String(searchLength.least)} characters.`,
  ),
});

/** A recording of one's own classes, as `get-recording` answers it (checklist lines 175, 186). */
export const ownRecordingSchema = z.object({
  id: idSchema,
  fileName: z.string(),
  /** Where it can be read until `linkExpires`. */
  fileLink: z.string(),
  linkExpires: z.iso.datetime(),
  recordingType: z.enum(recordingTypes),
  /** Of the meeting that its provider recorded; null of an upload. */
  meetingUUID: z.string().nullable(),
  groupTag: z.string(),
  courseName: z.string(),
  lessonId: idSchema,
  lessonNumber: z.int(),
  lessonTopic: z.string(),
  startDateTime: z.iso.datetime(),
  /** Null where it does not say how long it is. */
  seconds: z.int().nullable(),
  hasCaptions: z.boolean(),
});

export const ownRecordingsAnswerSchema = z.object({
  data: z.object({ recordings: z.array(ownRecordingSchema) }),
});

export type AddRecordingInput = z.output<typeof addRecordingSchema>;
export type TakeOutInput = z.output<typeof takeOutSchema>;
export type OneRecordingInput = z.output<typeof oneRecordingSchema>;
export type SaveCaptionsInput = z.output<typeof saveCaptionsSchema>;
export type SearchRecordingsInput = z.output<typeof searchRecordingsSchema>;
export type OwnRecording = z.output<typeof ownRecordingSchema>;
export type OwnRecordingsAnswer = z.output<typeof ownRecordingsAnswerSchema>;
