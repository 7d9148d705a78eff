import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { liveCourseLimits } from './live-course.limits';
import { groupTagSchema, requiredText } from './live-course.schema';

/** 128 random bits. */
export const certificateCodeSchema = z
  .string()
  .regex(/^[A-Za-z0-9_-]{22}$/, 'This is not the code of a certificate.');

/** Students of a class who are given one each. */
export const issueCertificatesSchema = z.object({
  groupTag: groupTagSchema,
  studentIds: z.array(idSchema).min(1).max(liveCourseLimits.certificates),
});

/** The student reads the reason. */
export const withdrawCertificateSchema = z.object({
  certificateId: idSchema,
  reason: requiredText(liveCourseLimits.reasonLength),
});

/** What anybody who has its code is told of a certificate; of one that was withdrawn no name. */
export const certificateAnswerSchema = z.object({
  data: z.object({
    code: certificateCodeSchema,
    isValid: z.boolean(),
    /** As it stands on the certificate. */
    name: z.string().nullable(),
    courseName: z.string(),
    issuedAt: z.iso.datetime(),
    withdrawnAt: z.iso.datetime().nullable(),
  }),
});

export type IssueCertificatesInput = z.output<typeof issueCertificatesSchema>;
export type WithdrawCertificateInput = z.output<typeof withdrawCertificateSchema>;
export type CertificateAnswer = z.output<typeof certificateAnswerSchema>;
