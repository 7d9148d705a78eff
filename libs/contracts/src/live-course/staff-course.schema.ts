import { z } from 'zod';
import { cursorSchema, idSchema } from '../common/page.schema';
import { amountSchema, currencySchema } from '../payments/money';
import { isPayable, notPayable } from '../payments/money-format';
import { isOwnFileUrl } from '../uploads/file-address';
import { liveCourseTypes } from './live-course.enums';
import { liveCourseLimits } from './live-course.limits';
import { courseTagSchema, longText, requiredText } from './live-course.schema';
import { sessionStates } from './live-groups.table';

const { titleLength, instructionLength } = liveCourseLimits;

/** Where a picture is: one of our own files, of which the page of files says the address; blank for none. */
const picture = z
  .string()
  .trim()
  .refine(
    (path) => path === '' || isOwnFileUrl(path),
    'Enter the address of a picture under Files, such as /files/media/poster.webp.',
  );

const courseFields = {
  name: requiredText(titleLength),
  type: z.enum(liveCourseTypes, 'Please choose a type.'),
  subtitle: longText(titleLength),
  description: longText(instructionLength),
  bannerUrl: picture,
  thumbnailUrl: picture,
  /** In minor units; null and 0 are free. */
  priceMinor: amountSchema.nullable(),
  currency: currencySchema.nullable(),
  isPublished: z.boolean(),
};

const hasCurrency = ({ priceMinor, currency }: { priceMinor: number | null; currency: string | null }) =>
  !priceMinor || currency !== null;

/** Nobody can pay another (checklist line 227). */
const hasPayablePrice = ({ priceMinor, currency }: { priceMinor: number | null; currency: string | null }) =>
  !priceMinor || currency === null || isPayable(priceMinor, currency);

const priceNeeded = { path: ['priceMinor'], message: notPayable };

const currencyNeeded = { path: ['currency'], message: 'Choose the currency of the price.' };

/** A course that staff make. Its code stays: the classes' begin with it, and its page is under it. */
export const createLiveCourseSchema = z
  .object({ tag: courseTagSchema.min(1, 'This field is required'), ...courseFields })
  .refine(hasCurrency, currencyNeeded)
  .refine(hasPayablePrice, priceNeeded);

export const liveCourseIdSchema = z.object({ courseId: idSchema });

/** A course as staff write it; `revision` is what it was when they read it. */
export const updateLiveCourseSchema = z
  .object({ ...courseFields, ...liveCourseIdSchema.shape, revision: z.int() })
  .refine(hasCurrency, currencyNeeded)
  .refine(hasPayablePrice, priceNeeded);

/** One course as staff see it. */
export const staffLiveCourseSchema = z.object({
  id: idSchema,
  tag: z.string(),
  name: z.string(),
  type: z.enum(liveCourseTypes),
  subtitle: z.string(),
  description: z.string(),
  bannerUrl: z.string(),
  thumbnailUrl: z.string(),
  priceMinor: z.int().nullable(),
  currency: currencySchema.nullable(),
  isPublished: z.boolean(),
  revision: z.int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

export const groupsOfCourseSchema = liveCourseIdSchema.extend({ cursor: cursorSchema.nullish() });

/** A class in the list of its course's. */
export const groupOfCourseSchema = z.object({
  id: idSchema,
  groupTag: z.string(),
  state: z.enum(sessionStates),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  students: z.int(),
  seats: z.int().nullable(),
  waiting: z.int(),
});

/** Classes of a course, the one that begins last first. */
export const groupsOfCoursePageSchema = z.object({
  rows: z.array(groupOfCourseSchema),
  nextCursor: z.string().nullable(),
});

export type CreateLiveCourseInput = z.output<typeof createLiveCourseSchema>;
export type UpdateLiveCourseInput = z.output<typeof updateLiveCourseSchema>;
export type LiveCourseIdInput = z.output<typeof liveCourseIdSchema>;
export type StaffLiveCourse = z.output<typeof staffLiveCourseSchema>;
export type GroupsOfCourseInput = z.output<typeof groupsOfCourseSchema>;
export type GroupOfCourse = z.output<typeof groupOfCourseSchema>;
export type GroupsOfCoursePage = z.output<typeof groupsOfCoursePageSchema>;
