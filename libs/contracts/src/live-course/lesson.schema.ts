import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { timeZoneSchema } from '../common/time-zone.schema';
import { liveCourseLimits } from './live-course.limits';
import { inLessonSchema, linkSchema } from './live-course.schema';

const { lessonHours, seriesLessons, holidays } = liveCourseLimits;

/** Whether an edit is of one lesson, or of those after it, too. */
export const lessonScopes = ['ONE', 'FOLLOWING'] as const;
export type LessonScope = (typeof lessonScopes)[number];

/** What became of a lesson. */
export const lessonChanges = ['MOVED', 'CANCELED', 'RESTORED', 'SUBSTITUTE', 'PLACE'] as const;
export type LessonChange = (typeof lessonChanges)[number];

const sequence = z
  .int()
  .min(0)
  .describe(
    'How often the lesson had been changed when the caller last saw it; refused where that is no longer so.',
  );

const edit = { sequence, scope: z.enum(lessonScopes).meta({ graphql: 'LessonScope' }) };

/** A lesson gets another time, or those after it, too, each by as much on the clock of the class. */
export const moveLessonSchema = z
  .object({ ...inLessonSchema.shape, ...edit, startDateTime: z.date(), endDateTime: z.date() })
  .refine(({ startDateTime, endDateTime }) => endDateTime > startDateTime, {
    path: ['endDateTime'],
    message: 'A lesson ends after it begins.',
  })
  .refine(
    ({ startDateTime, endDateTime }) =>
      endDateTime.getTime() - startDateTime.getTime() <= lessonHours * 3_600_000,
    { path: ['endDateTime'], message: `A lesson takes at most ${String(lessonHours)} hours.` },
  );

const localTime = z.iso.datetime({ local: true, precision: -1, error: 'This is not a date and time.' });

/** Where a lesson is held, or it and those after it; blank nowhere. A link to the call of a chat here, or to a meeting of a service. */
export const setLessonMeetingSchema = z.object({
  ...inLessonSchema.shape,
  ...edit,
  meetingLink: z
    .union(
      // What others on the line could read, or answer for, is no place for a class; one's own machine has no line.
      [z.literal(''), linkSchema.refine((link) => /^(?:https:|http:\/\/localhost[:/])/iu.test(link))],
      'Enter an address like https://example.com.',
    )
    .meta({ graphql: 'String', description: 'Blank takes it away.' }),
});

/** The fields of a form that moves one: times on the clock of who fills it in. */
export const lessonTimeFormSchema = z
  .object({ begins: localTime, ends: localTime, scope: z.enum(lessonScopes) })
  .refine(({ begins, ends }) => ends > begins, { path: ['ends'], message: 'A lesson ends after it begins.' });

export const cancelLessonSchema = inLessonSchema.extend(edit);
export const restoreLessonSchema = inLessonSchema.extend({ sequence });
export const setSubstituteSchema = inLessonSchema.extend({
  sequence,
  substituteId: idSchema.nullable().describe('Who stands in; null for nobody.'),
});

export const daySchema = z.iso.date('This is not a day.');

/** A series of lessons as a group of a course is made with: days of the week and a time on the clock of its zone. */
export const lessonSeriesFields = {
  /** 1 is Monday, 7 is Sunday. */
  weekdays: z.array(z.int().min(1).max(7)).min(1, 'Choose a day of the week.').max(7),
  localTime: z.iso.time({ precision: -1, error: 'This is not a time of the day.' }),
  minutes: z
    .int()
    .min(10)
    .max(lessonHours * 60),
  firstDay: daySchema,
  /** As many as the course has by its type, where it is left out. */
  count: z.int().min(1).max(seriesLessons).nullish(),
  /** Days without a lesson; what would have been then is later. */
  holidays: z.array(daySchema).max(holidays).default([]),
};

export const keepTimeZoneSchema = z.object({ timeZone: timeZoneSchema });

export type SetLessonMeetingInput = z.output<typeof setLessonMeetingSchema>;
export type MoveLessonInput = z.output<typeof moveLessonSchema>;
export type CancelLessonInput = z.output<typeof cancelLessonSchema>;
export type RestoreLessonInput = z.output<typeof restoreLessonSchema>;
export type SetSubstituteInput = z.output<typeof setSubstituteSchema>;
export type KeepTimeZoneInput = z.output<typeof keepTimeZoneSchema>;
