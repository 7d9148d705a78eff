import { z } from 'zod';
import { authLimits } from '../auth/auth.limits';
import { idSchema } from '../common/page.schema';
import { timeZoneSchema } from '../common/time-zone.schema';
import { guardianTopicNames } from './guardian-topics';
import { guardiansLimits } from './guardians.limits';

/** Crockford's digits: none that is taken for another. */
export const guardianCodeDigits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** As it is kept: letters that look like a digit are that digit, and hyphens and spaces say nothing. */
export const plainGuardianCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[\s\-–]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');

/** As it is read out: `7K2M-9QXA-4TCB`. */
export const shownGuardianCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

const codeSchema = z
  .string()
  .max(64, 'A code has 12 letters and digits.')
  .overwrite(plainGuardianCode)
  .regex(
    new RegExp(`^[${guardianCodeDigits}]{${String(guardiansLimits.codeLength)}}$`),
    'A code has 12 letters and digits.',
  );

/** The caller takes a student's code. */
export const acceptGuardianCodeSchema = z.object({ userId: idSchema, code: codeSchema });

export type AcceptGuardianCodeInput = z.infer<typeof acceptGuardianCodeSchema>;

/** The caller has the link that whoever consented by mail keeps. */
export const acceptGuardianConsentSchema = z.object({
  userId: idSchema,
  code: z.string().min(1).max(authLimits.codeLength),
});

export type AcceptGuardianConsentInput = z.infer<typeof acceptGuardianConsentSchema>;

/** What is between a guardian and a student, by its id; either of them is the caller. */
export const guardianTieSchema = z.object({ userId: idSchema, tieId: idSchema });

export type GuardianTieInput = z.infer<typeof guardianTieSchema>;

/** Whether a guardian stays when the caller, their student, is of age. */
export const keepGuardianSchema = guardianTieSchema.extend({ keeps: z.boolean() });

export type KeepGuardianInput = z.infer<typeof keepGuardianSchema>;

/** Whether the caller, a guardian, is mailed each week what they are told of a student. */
export const chooseGuardianDigestSchema = guardianTieSchema.extend({
  isWanted: z.boolean(),
  timeZone: timeZoneSchema.describe("The caller's: the mail comes on Sunday evening there."),
});

export type ChooseGuardianDigestInput = z.infer<typeof chooseGuardianDigestSchema>;

/** What of `studentId` the caller, a guardian or the student, is shown. */
export const lookAtStudentSchema = z.object({ userId: idSchema, studentId: idSchema });

export type LookAtStudentInput = z.infer<typeof lookAtStudentSchema>;

/** Whether the caller's guardians are told about a topic. */
export const chooseGuardianTopicSchema = z.object({
  userId: idSchema,
  topic: z.enum(guardianTopicNames).meta({ graphql: 'GuardianTopicName' }),
  isShown: z.boolean(),
});

export type ChooseGuardianTopicInput = z.infer<typeof chooseGuardianTopicSchema>;
