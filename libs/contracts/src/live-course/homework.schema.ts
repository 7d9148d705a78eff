import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { liveCourseLimits } from './live-course.limits';
import { linkSchema, longText, requiredText } from './live-course.schema';

const { topicLength, instructionLength, mostPoints } = liveCourseLimits;

const pointSchema = z
  .int(`Use a whole number from 0 to ${String(mostPoints)}.`)
  .min(0, `Use a whole number from 0 to ${String(mostPoints)}.`)
  .max(mostPoints, `Use a whole number from 0 to ${String(mostPoints)}.`);

const percentSchema = z
  .int('Use a whole number from 0 to 100.')
  .min(0, 'Use a whole number from 0 to 100.')
  .max(100, 'Use a whole number from 0 to 100.');

const momentSchema = z.date('Please choose a day and an hour.');
const link = z.union([z.literal(''), linkSchema], 'Enter an address like https://example.com.');

interface Times {
  readonly startDate: Date;
  readonly dueDate: Date;
  readonly takesLate: boolean;
  readonly lateUntil?: Date | null | undefined;
}

/** What is wrong with when homework is due, at the field where it can be mended. */
function checkTimes({ value, issues }: z.core.ParsePayload<Times>): void {
  const { startDate, dueDate, takesLate, lateUntil } = value;
  const refuse = (path: string, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: value });
  if (dueDate <= startDate) refuse('dueDate', 'It has to be due after it starts.');
  if (takesLate && lateUntil && lateUntil <= dueDate)
    refuse('lateUntil', 'Late work is taken until some time after it was due.');
}

/** Homework of a lesson, made or changed by who teaches it (checklist lines 177, 183). */
export const saveHomeworkSchema = z
  .object({
    lessonId: idSchema,
    homeworkId: idSchema.nullish().describe('The one that is changed; a new one without.'),
    homeworkTopic: requiredText(topicLength),
    homeworkInstruction: longText(instructionLength).nullish(),
    point: pointSchema.describe('The most it can be given.'),
    startDate: momentSchema.describe('Nothing is taken before.'),
    dueDate: momentSchema.describe('To the end of this minute.'),
    homeworkLink: link.meta({ graphql: 'String' }).nullish(),
    takesLate: z.boolean().describe('Whether it is taken when it was due.'),
    lateUntil: momentSchema.nullish().describe('Until when it is taken late; without, always.'),
    latePercent: percentSchema.nullish().describe('What a day late costs, of the most that can be given.'),
    takesAgain: z.boolean().describe('Whether what was handed in can be replaced.'),
  })
  .check(checkTimes);

export const oneHomeworkSchema = z.object({ homeworkId: idSchema });

/** When late work is taken: the rules a form offers. */
export const lateRules = ['ALWAYS', 'UNTIL', 'PER_DAY', 'NEVER'] as const;
export type LateRule = (typeof lateRules)[number];

const numberIn = (schema: z.ZodType<number, number>) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
    .pipe(schema);
const momentIn = z
  .string()
  .transform((text) => new Date(text))
  .pipe(momentSchema);

/** The fields of a form that keeps homework, as texts; times are those of whoever fills it in. */
export const homeworkFormSchema = z
  .object({
    homeworkTopic: requiredText(topicLength),
    homeworkInstruction: longText(instructionLength),
    point: numberIn(pointSchema),
    startDate: momentIn,
    dueDate: momentIn,
    lateRule: z.enum(lateRules),
    lateUntil: z.string(),
    latePercent: z.string(),
    homeworkLink: link,
    takesAgain: z.boolean(),
  })
  .transform(({ lateRule, lateUntil, latePercent, ...rest }, context) => {
    const ruled = {
      ...rest,
      takesLate: lateRule !== 'NEVER',
      lateUntil: lateRule === 'UNTIL' ? momentIn.safeParse(lateUntil) : null,
      latePercent: lateRule === 'PER_DAY' ? numberIn(percentSchema).safeParse(latePercent) : null,
    };
    for (const [path, result] of Object.entries({
      lateUntil: ruled.lateUntil,
      latePercent: ruled.latePercent,
    }))
      if (result?.error)
        context.addIssue({ code: 'custom', path: [path], message: result.error.issues[0]?.message ?? '' });
    return {
      ...ruled,
      lateUntil: ruled.lateUntil?.data ?? null,
      latePercent: ruled.latePercent?.data ?? 0,
    };
  })
  .check(checkTimes);

export type SaveHomeworkInput = z.output<typeof saveHomeworkSchema>;
export type OneHomeworkInput = z.output<typeof oneHomeworkSchema>;
