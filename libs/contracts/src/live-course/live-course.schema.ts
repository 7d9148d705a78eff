import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { isWebAddress } from '../common/web-address';
import { isOwnFileUrl } from '../uploads/file-address';
import { documentTypes, enrolmentStates } from './live-course.enums';
import { liveCourseLimits } from './live-course.limits';

const { tagLength, topicLength, titleLength, noteLength, linkLength, topics } = liveCourseLimits;

/** What somebody writes, at most so long. */
export const longText = (length: number) =>
  z
    .string()
    .overwrite((value) => value.toWellFormed().normalize('NFC').trim())
    .max(length, `Use at most ${String(length)} characters.`);

export const requiredText = (length: number) => longText(length).min(1, 'This field is required');

/** `WRITING-2026-A`: what stands before the first dash is the course's (checklist line 174). */
export const groupTagSchema = z
  .string()
  .max(tagLength)
  .regex(/^[A-Za-z0-9]+-[A-Za-z0-9-]*[A-Za-z0-9]$/, 'This is not the tag of a class.');

export const courseTagSchema = z
  .string()
  .max(tagLength)
  .regex(/^[A-Za-z0-9]+$/, 'This is not the tag of a course.');

/** Where a document or what somebody hands in is: http or https, with host, port, path, query and hash (checklist line 178). */
export const linkSchema = requiredText(linkLength).refine(
  isWebAddress,
  'Enter an address like https://example.com.',
);

export const ofUserSchema = z.object({ userId: idSchema });
export const inGroupSchema = z.object({ groupTag: groupTagSchema });
export const ofUserInGroupSchema = inGroupSchema.extend({ userId: idSchema });
export const courseSchema = z.object({ courseTag: courseTagSchema });
export const inLessonSchema = z.object({ lessonId: idSchema });

export const lessonTopicSchema = requiredText(topicLength);

/** Topics that lessons of a group are given (checklist line 180). */
export const updateLessonTopicsSchema = z.object({
  groupTag: groupTagSchema,
  input: z
    .object({
      topicArray: z
        .array(
          z.object({ lessonId: idSchema, lessonTopic: lessonTopicSchema }).meta({ id: 'LessonTopicInput' }),
        )
        .min(1)
        .max(topics)
        .refine((given) => new Set(given.map(({ lessonId }) => lessonId)).size === given.length, {
          message: 'Each lesson has one topic.',
        }),
    })
    .meta({ id: 'UpdateLessonTopicsInput' }),
});

const documentNote = longText(noteLength);

const documentFields = {
  docType: z.enum(documentTypes, 'Please choose what this is.').meta({ graphql: 'DocumentType' }),
  docId: idSchema.nullish().describe('The one that is changed; a new one without.'),
  docTitle: requiredText(titleLength),
  docNote: documentNote.nullish(),
  link: linkSchema,
};

/** A link of a lesson (checklist line 181). */
export const saveLessonDocumentSchema = z.object({
  lessonId: idSchema,
  ...documentFields,
  correspondingDocId: idSchema
    .nullish()
    .describe('Another one of the lesson that it belongs to, such as the answers to a reading.'),
});

/** A link of a group, beside its lessons (checklist line 182). */
export const saveGroupDocumentSchema = z.object({ groupTag: groupTagSchema, ...documentFields });

/** The fields of a form that keeps one. */
export const documentFormSchema = z.object({
  docType: documentFields.docType,
  docTitle: documentFields.docTitle,
  link: documentFields.link,
  docNote: documentNote,
});

const handedIn = {
  userLiveCourseHomeworkId: idSchema.nullish().describe('What the student has of this homework already.'),
  liveCourseHomeworkId: idSchema,
  userId: idSchema,
  lessonId: idSchema,
};

/** A student's link (checklist lines 178, 183). */
export const submitHomeworkSchema = z.object({ url: linkSchema, ...handedIn });

/** A file of theirs instead: an upload to the folder `homework`. */
export const submitHomeworkFileSchema = z.object({
  path: z.string().refine(isOwnFileUrl, 'This is not the address of a file.'),
  ...handedIn,
});

export const viewHomeworkSchema = z.object({ userLiveLessonHomeworkId: idSchema });

const address = z
  .union([z.literal(''), linkSchema], 'Enter an address like https://example.com.')
  .meta({ graphql: 'String', description: 'Blank takes it away.' })
  .nullish();

/** A link, or a file of the folder `class-reports` that the caller has sent. */
const reportAddress = z
  .union(
    [z.literal(''), linkSchema, z.string().refine(isOwnFileUrl)],
    'Enter an address like https://example.com.',
  )
  .meta({
    graphql: 'String',
    description: 'A link, or the path of a PDF the caller has uploaded. Blank takes it away.',
  })
  .nullish();

/** What a group keeps of one of its students. */
export const updateUserLiveCourseSchema = z.object({
  userLiveCourseId: idSchema,
  input: z
    .object({
      reportUrl: reportAddress,
      certificateUrl: address,
      state: z.enum(enrolmentStates).meta({ graphql: 'EnrolmentState' }).nullish(),
    })
    .meta({ id: 'UpdateUserLiveCourseInput' }),
});

export type OfUserInput = z.output<typeof ofUserSchema>;
export type InGroupInput = z.output<typeof inGroupSchema>;
export type OfUserInGroupInput = z.output<typeof ofUserInGroupSchema>;
export type CourseInput = z.output<typeof courseSchema>;
export type InLessonInput = z.output<typeof inLessonSchema>;
export type UpdateLessonTopicsInput = z.output<typeof updateLessonTopicsSchema>;
export type SaveLessonDocumentInput = z.output<typeof saveLessonDocumentSchema>;
export type SaveGroupDocumentInput = z.output<typeof saveGroupDocumentSchema>;
export type SubmitHomeworkInput = z.output<typeof submitHomeworkSchema>;
export type SubmitHomeworkFileInput = z.output<typeof submitHomeworkFileSchema>;
export type ViewHomeworkInput = z.output<typeof viewHomeworkSchema>;
export type UpdateUserLiveCourseInput = z.output<typeof updateUserLiveCourseSchema>;
