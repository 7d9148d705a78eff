import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { ageInYears } from './age';
import { authLimits } from './auth.limits';
import { emailSchema, nameSchema } from './auth.schema';
import { countryCodes } from './countries';

/** The day it is where days begin first: a birthday of today is none of tomorrow for anybody. */
const latestDay = (): string => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);

/**
 * A day somebody alive was born on, as `YYYY-MM-DD`; today passes (checklist line 165).
 * @param today the day it is for whoever is asked
 */
export function birthDateSchema(today: () => string) {
  return z.iso
    .date({ error: 'Enter your date of birth.', abort: true })
    .refine((date) => date <= today(), 'Date of birth cannot be future date')
    .refine(
      (date) => ageInYears(date, new Date()) <= authLimits.oldestAgeYears,
      'Enter your real date of birth.',
    );
}

/** The two that somebody may choose who has no role yet (checklist line 172). */
export const chosenRoles = ['STUDENT', 'TEACHER'] as const;

export type ChosenRole = (typeof chosenRoles)[number];

export const chosenCountrySchema = z
  .string('Please select a valid value')
  .refine((code) => countryCodes.includes(code), 'Please select a valid value')
  .describe('Its code of ISO 3166-1, such as KE.');

/**
 * What somebody says of themselves under the names of the form (checklist lines 161–172); what is not sent stays. A
 * confirmation (`nameConfirmed`) is accepted once nothing of it is missing. Who is under 13 names a guardian.
 */
export const updateUserSchema = z.object({
  userId: idSchema,
  firstName: nameSchema('First').optional(),
  lastName: nameSchema('Last').optional(),
  school: z.guid('Choose your school.').optional().describe('The id of a school.'),
  country: chosenCountrySchema.optional(),
  dob: birthDateSchema(latestDay).optional().describe('`YYYY-MM-DD`; given once.'),
  guardianEmail: z.literal('').or(emailSchema).optional(),
  nameConfirmed: z.literal(true).optional(),
  newRole: z.enum(chosenRoles, 'Choose one of the two.').optional(),
});

export type UpdateUserInput = z.output<typeof updateUserSchema>;
