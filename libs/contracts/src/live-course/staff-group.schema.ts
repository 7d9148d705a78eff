import { z } from 'zod';
import { emailSchema } from '../auth/auth.schema';
import { idSchema } from '../common/page.schema';
import { timeZoneSchema } from '../common/time-zone.schema';
import { isOwnFileUrl } from '../uploads/file-address';
import { enrolmentOutcomes, lessonStatuses, liveCourseTypes } from './live-course.enums';
import { liveCourseLimits } from './live-course.limits';
import { groupTagSchema, longText, requiredText } from './live-course.schema';
import { daySchema, lessonSeriesFields } from './lesson.schema';
import { sessionStates } from './live-groups.table';
import { liveCourseIdSchema } from './staff-course.schema';

const { mostSeats, titleLength, noteLength, importLength, tagLength } = liveCourseLimits;

/** When the lessons of a class that is to be made would be. */
export const previewSeriesSchema = z.object({
  ...liveCourseIdSchema.shape,
  ...lessonSeriesFields,
  timeZone: timeZoneSchema,
});

const seatsSchema = z
  .int('Enter a number of seats.')
  .min(1, 'A class has at least one seat.')
  .max(mostSeats, `A class has at most ${String(mostSeats)} seats.`)
  .nullable();

const instructorTagSchema = requiredText(tagLength).regex(
  /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
  'Use letters, digits, - and _.',
);

const groupFields = {
  /** Null takes everybody. */
  seats: seatsSchema,
  takesEnrolments: z.boolean(),
  instructorTag: instructorTagSchema.nullable(),
};

/** A class made from a template: its lessons with it. */
export const createLiveGroupSchema = previewSeriesSchema.extend({ groupTag: groupTagSchema, ...groupFields });

export const liveGroupIdSchema = z.object({ groupId: idSchema });

/** A class as staff change it; days are on its clock. `revision` is what it was when they read it. */
export const updateLiveGroupSchema = liveGroupIdSchema
  .extend({ ...groupFields, firstDay: daySchema, lastDay: daySchema, revision: z.int() })
  .refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    path: ['lastDay'],
    message: 'A session ends after it begins.',
  });

/** A lesson of a series that is only looked at. `local` is on the clock of the class: 'YYYY-MM-DDTHH:mm'. */
export const plannedLessonSchema = z.object({
  lessonNumber: z.int(),
  local: z.string(),
  startDateTime: z.iso.datetime(),
  endDateTime: z.iso.datetime(),
  isPast: z.boolean(),
});

const instructorFields = {
  showName: requiredText(titleLength),
  title: longText(titleLength),
  bio: longText(noteLength),
  imgUrl: z
    .string()
    .trim()
    .refine((path) => path === '' || isOwnFileUrl(path), 'Enter the address of a picture under Files.'),
};

/** Who the pages of a class name as its instructor; other classes of the same one say it, too. */
export const saveInstructorSchema = liveGroupIdSchema.extend({
  tag: instructorTagSchema,
  ...instructorFields,
});

export const instructorSchema = z.object({
  tag: z.string(),
  showName: z.string(),
  title: z.string(),
  bio: z.string(),
  imgUrl: z.string(),
});

export const instructorsAnswerSchema = z.array(instructorSchema).max(liveCourseLimits.listed);

const staffLessonSchema = z.object({
  id: idSchema,
  lessonNumber: z.int(),
  topic: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  status: z.enum(lessonStatuses),
  sequence: z.int(),
  isOver: z.boolean(),
});

/** One class as staff see it. */
export const staffGroupSchema = z.object({
  id: idSchema,
  groupTag: z.string(),
  course: z.object({ id: idSchema, tag: z.string(), name: z.string(), type: z.enum(liveCourseTypes) }),
  timeZone: z.string(),
  state: z.enum(sessionStates),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** On the clock of the class. */
  firstDay: z.string(),
  lastDay: z.string(),
  seats: z.int().nullable(),
  takesEnrolments: z.boolean(),
  students: z.int(),
  waiting: z.int(),
  instructor: instructorSchema.nullable(),
  revision: z.int(),
  lessons: z.array(staffLessonSchema),
  /** Other classes of the course that have not ended: where a student can go. */
  others: z.array(z.object({ id: idSchema, groupTag: z.string() })).max(liveCourseLimits.listed),
});

/** The roles that staff give by hand; students are enrolled. */
export const enteredRoles = ['TEACHER', 'ASSISTANT', 'OBSERVER'] as const;

export const enterInGroupSchema = liveGroupIdSchema.extend({
  email: emailSchema,
  role: z.enum(enteredRoles),
});

export const liveMemberIdSchema = z.object({ memberId: idSchema });

export const takeOffListSchema = liveGroupIdSchema.extend({ userId: idSchema });

export const moveStudentSchema = liveMemberIdSchema.extend({ intoGroupId: idSchema });

/** How much of a student's work went with them, and how much the other class has no homework for. */
export const movedStudentSchema = z.object({ moved: z.int(), left: z.int() });

/** People to enrol: e-mails pasted, or a CSV file with a column `email`. */
export const enrolByEmailSchema = liveGroupIdSchema.extend({
  text: z
    .string()
    .max(importLength, 'This is too long. Please split the list.')
    .refine((text) => text.trim() !== '', 'Paste some emails first, or choose a file.'),
});

/** What becomes of a line: of an enrolment, or that it is nobody's e-mail, one that stood before, or none at all. */
export const enrolmentResults = [...enrolmentOutcomes, 'UNKNOWN', 'DOUBLED', 'NO_EMAIL'] as const;

export const enrolmentRowSchema = z.object({
  /** Counted from 1. */
  line: z.int(),
  text: z.string(),
  /** Of whom it is; null of whom is not enrolled. */
  name: z.string().nullable(),
  result: z.enum(enrolmentResults),
});

/** Every line with what becomes of it, or has. */
export const enrolmentAnswerSchema = z.object({
  rows: z.array(enrolmentRowSchema),
  seats: z.int().nullable(),
});

export type PreviewSeriesInput = z.input<typeof previewSeriesSchema>;
export type CreateLiveGroupInput = z.input<typeof createLiveGroupSchema>;
export type UpdateLiveGroupInput = z.input<typeof updateLiveGroupSchema>;
export type LiveGroupIdInput = z.output<typeof liveGroupIdSchema>;
export type PlannedLesson = z.output<typeof plannedLessonSchema>;
export type SaveInstructorInput = z.output<typeof saveInstructorSchema>;
export type Instructor = z.output<typeof instructorSchema>;
export type StaffLesson = z.output<typeof staffLessonSchema>;
export type StaffGroup = z.output<typeof staffGroupSchema>;
export type EnterInGroupInput = z.output<typeof enterInGroupSchema>;
export type LiveMemberIdInput = z.output<typeof liveMemberIdSchema>;
export type TakeOffListInput = z.output<typeof takeOffListSchema>;
export type MoveStudentInput = z.output<typeof moveStudentSchema>;
export type MovedStudent = z.output<typeof movedStudentSchema>;
export type EnrolByEmailInput = z.output<typeof enrolByEmailSchema>;
export type EnrolmentResult = (typeof enrolmentResults)[number];
export type EnrolmentRow = z.output<typeof enrolmentRowSchema>;
export type EnrolmentAnswer = z.output<typeof enrolmentAnswerSchema>;
