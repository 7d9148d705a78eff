import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { personal } from '../personal-data/personal.schema';
import { applicationStates } from './teacher-applications.table';
import { roleSchema } from './user.schema';

const instant = z.iso.datetime();

/** Decides whether somebody who asked for it is an educator. They read the reason of a refusal. */
export const decideApplicationSchema = z
  .object({
    userId: idSchema,
    isApproved: z.boolean(),
    reason: z.string().trim().max(1_000),
  })
  .refine(({ isApproved, reason }) => isApproved || reason !== '', { path: ['reason'], error: 'Say why.' });

/** Who asked to be an educator: what staff judge by. */
export const teacherApplicationSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: personal('email', z.string()),
  roles: z.array(roleSchema),
  state: z.enum(Object.keys(applicationStates) as (keyof typeof applicationStates)[]),
  appliedAt: instant,
  joinedAt: personal('standing', instant),
  emailConfirmedAt: personal('standing', instant.nullable()),
  /** `YYYY-MM-DD` */
  dateOfBirth: personal('dateOfBirth', z.string().nullable()),
  isOfAge: personal('dateOfBirth', z.boolean()),
  country: personal('country', z.string().nullable()),
  /** The school they say they are at, with its address. */
  school: z.string().nullable(),
  /** Services they log in with. */
  identities: z.array(personal('waysIn', z.string())),
  isSuspended: personal('standing', z.boolean()),
  decidedAt: instant.nullable(),
  decidedBy: z.object({ id: idSchema, name: z.string() }).nullable(),
  reason: z.string().nullable(),
});

export type DecideApplicationInput = z.output<typeof decideApplicationSchema>;
export type TeacherApplication = z.output<typeof teacherApplicationSchema>;
