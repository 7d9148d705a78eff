import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { isOwnFileUrl } from '../uploads/file-address';
import { liveCourseLimits } from './live-course.limits';
import { liveGroupIdSchema } from './staff-group.schema';

const fileNameSchema = z.string().min(1).max(255);

/** Names of files with students' reports, as they were chosen. */
export const matchReportsSchema = liveGroupIdSchema.extend({
  files: z.array(fileNameSchema).min(1, 'Choose some files first.').max(liveCourseLimits.reportsAtOnce),
});

/** By what of its student a file is named. */
export const reportClues = ['EMAIL', 'NAME'] as const;
export type ReportClue = (typeof reportClues)[number];

/** Whose report a file is by its name; why that is not known; or that another file is theirs, too, and which one is meant is not known. */
export const reportMatches = ['MATCHED', 'UNKNOWN', 'AMBIGUOUS', 'DOUBLED', 'NO_PDF'] as const;
export type ReportMatch = (typeof reportMatches)[number];

export const matchedReportsSchema = z.object({
  rows: z.array(
    z.object({
      file: z.string(),
      match: z.enum(reportMatches),
      clue: z.enum(reportClues).nullable(),
      /** Their place in the class. */
      memberId: idSchema.nullable(),
    }),
  ),
  /** All students of the class, to choose from by hand. */
  students: z.array(
    z.object({ memberId: idSchema, userId: idSchema, name: z.string(), hasReport: z.boolean() }),
  ),
});

/** Files that were sent to the folder `class-reports`, with whose each is. */
export const saveReportsSchema = liveGroupIdSchema.extend({
  reports: z
    .array(
      z.object({
        file: fileNameSchema,
        path: z.string().refine(isOwnFileUrl, 'This is not the address of a file.'),
        memberId: idSchema,
      }),
    )
    .min(1)
    .max(liveCourseLimits.reportsAtOnce),
});

/** What became of a file: it is the report, the first or in the place of another; theirs was among the files before, or it is nobody's. */
export const reportOutcomes = ['SAVED', 'REPLACED', 'DOUBLED', 'NO_STUDENT'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

export const savedReportsSchema = z.object({
  rows: z.array(z.object({ file: z.string(), name: z.string().nullable(), outcome: z.enum(reportOutcomes) })),
});

export type MatchReportsInput = z.output<typeof matchReportsSchema>;
export type MatchedReports = z.output<typeof matchedReportsSchema>;
export type MatchedReport = MatchedReports['rows'][number];
export type SaveReportsInput = z.output<typeof saveReportsSchema>;
export type SavedReports = z.output<typeof savedReportsSchema>;
