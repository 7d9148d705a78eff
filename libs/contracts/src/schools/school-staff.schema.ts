import { z } from 'zod';
import { emailSchema } from '../auth/auth.schema';
import { idSchema } from '../common/page.schema';

/** The roles by which somebody works at a school. The role alone opens nothing: staff here enter who works where. */
export const schoolStaffRoles = ['PRINCIPLE', 'SCHOOL_ADMIN'] as const;

export type SchoolStaffRole = (typeof schoolStaffRoles)[number];

/** Enters the account of an e-mail as staff of a school. */
export const enterSchoolStaffSchema = z.object({
  schoolId: idSchema,
  email: emailSchema,
  role: z.enum(schoolStaffRoles),
});

export type EnterSchoolStaffInput = z.output<typeof enterSchoolStaffSchema>;

/** Somebody who works at a school. */
export const schoolStaffEntrySchema = z.object({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  role: z.enum(schoolStaffRoles),
  since: z.iso.datetime(),
});

export type SchoolStaffEntry = z.output<typeof schoolStaffEntrySchema>;

export const schoolStaffEntryIdSchema = z.object({ entryId: idSchema });

export type SchoolStaffEntryIdInput = z.output<typeof schoolStaffEntryIdSchema>;
