import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { gradeMarks } from './live-course.enums';
import { liveCourseLimits } from './live-course.limits';
import { groupTagSchema, longText } from './live-course.schema';

const { mostPoints, commentLength, gradeChanges, extraMinutes } = liveCourseLimits;

const wrongScore = `Use a number from 0 to ${String(mostPoints)}, with two decimals at most.`;

/** Points that are given: decimal, to hundredths. */
export const scoreSchema = z
  .number(wrongScore)
  .min(0, wrongScore)
  .max(mostPoints, wrongScore)
  .refine((score) => Math.abs(score * 100 - Math.round(score * 100)) < 1e-6, wrongScore);

/** One cell of the gradebook. What is left out stays, null takes it away. */
export const gradeChangeSchema = z
  .object({
    homeworkId: idSchema,
    studentId: idSchema,
    version: z
      .int()
      .min(0)
      .describe(
        'The one that the caller has seen; another one meanwhile is answered and nothing overwritten.',
      ),
    score: scoreSchema.nullish().describe('A score ends an excuse.'),
    mark: z
      .enum(gradeMarks)
      .meta({ graphql: 'GradeMark' })
      .nullish()
      .describe('An excuse takes the score away.'),
    comment: longText(commentLength).nullish(),
    dueDate: z.date().nullish().describe('When it is due for this student alone.'),
  })
  .meta({ id: 'GradeChangeInput' });

export const saveGradesSchema = z.object({
  groupTag: groupTagSchema,
  changes: z
    .array(gradeChangeSchema)
    .min(1)
    .max(gradeChanges, `Change at most ${String(gradeChanges)} cells at once.`)
    .refine(
      (changes) =>
        new Set(changes.map(({ homeworkId, studentId }) => homeworkId + studentId)).size === changes.length,
      'Each cell is changed once.',
    ),
  allOrNone: z.boolean().nullish().describe('Whether nothing is saved where one cell was changed meanwhile.'),
});

export const undoGradesSchema = z.object({ groupTag: groupTagSchema, batchId: idSchema });

export const gradeCellSchema = z.object({ homeworkId: idSchema, studentId: idSchema });

/** How much longer a student has for everything in a group. */
export const extraTimeSchema = z.object({
  groupTag: groupTagSchema,
  studentId: idSchema,
  extraMinutes: z
    .int()
    .min(0, `Use 0 to ${String(extraMinutes)} minutes.`)
    .max(extraMinutes, `Use 0 to ${String(extraMinutes)} minutes.`),
});

export type GradeChange = z.output<typeof gradeChangeSchema>;
export type SaveGradesInput = z.output<typeof saveGradesSchema>;
export type UndoGradesInput = z.output<typeof undoGradesSchema>;
export type GradeCellInput = z.output<typeof gradeCellSchema>;
export type ExtraTimeInput = z.output<typeof extraTimeSchema>;
