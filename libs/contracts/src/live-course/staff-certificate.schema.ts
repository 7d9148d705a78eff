import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { liveCourseLimits } from './live-course.limits';
import { liveGroupIdSchema } from './staff-group.schema';

const percentSchema = z
  .int('Enter a number from 0 to 100.')
  .min(0, 'Enter a number from 0 to 100.')
  .max(100, 'Enter a number from 0 to 100.');

/** Which students of a class are given certificates, of those who are due one; 0 asks for nothing. */
export const certificateRuleFields = {
  /** Those alone who have completed it, not whoever was in it to its end. */
  onlyCompleted: z.boolean(),
  /** Of the lessons that were theirs, but for those they were excused from. */
  leastAttendance: percentSchema,
  /** Of the points of homework that counts for them. */
  leastPoints: percentSchema,
};

/** What would become of each student of a class. */
export const certificatesByRuleSchema = z.object({ ...liveGroupIdSchema.shape, ...certificateRuleFields });

/** One student, whatever their attendance and points; one that was withdrawn can be given anew. */
export const giveCertificateSchema = liveGroupIdSchema.extend({ studentId: idSchema });

/** What becomes of a student: they are given one, or why not. */
export const certificateResults = [
  'ISSUED',
  'HAS_ONE',
  'NOT_OVER',
  'NO_NAME',
  'WITHDRAWN',
  'NOT_COMPLETED',
  'TOO_FEW_LESSONS',
  'TOO_FEW_POINTS',
] as const;
export type CertificateResult = (typeof certificateResults)[number];

/** Every student with what becomes of them, or has. Of who had no lesson or no points, null. */
export const certificatesAnswerSchema = z.object({
  rows: z
    .array(
      z.object({
        studentId: idSchema,
        name: z.string(),
        attendance: z.int().nullable(),
        points: z.int().nullable(),
        result: z.enum(certificateResults),
      }),
    )
    .max(liveCourseLimits.enrolledAtOnce),
});

export type CertificatesByRuleInput = z.output<typeof certificatesByRuleSchema>;
export type GiveCertificateInput = z.output<typeof giveCertificateSchema>;
export type CertificatesAnswer = z.output<typeof certificatesAnswerSchema>;
export type CertificateRow = CertificatesAnswer['rows'][number];
