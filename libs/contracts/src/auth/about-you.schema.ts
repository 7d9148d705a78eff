import { z } from 'zod';
import { needsGuardian } from './age';
import { codeSchema, emailSchema, guardianFault } from './auth.schema';
import { countryCodes } from './countries';
import { dateOfBirthSchema } from './date-of-birth';

const askedOfPeople = ['role', 'dateOfBirth', 'country'] as const;

export type AskedOfPeople = (typeof askedOfPeople)[number];

/**
 * Instead of a session: what somebody who came over another service has not said of themselves. The ticket goes back
 * with the answers and lives half an hour.
 */
export const aboutYouQuestionSchema = z.object({
  ticket: z.string(),
  firstName: z.string(),
  asks: z.array(z.enum(askedOfPeople)).min(1),
});

/** The answers as they are sent. Nothing is chosen beforehand: '' is not answered. */
const answersSchema = z.object({
  role: z.enum(['', 'STUDENT', 'TEACHER'], 'Choose one of the two.'),
  dateOfBirth: z.string(),
  country: z.string(),
  guardianEmail: z.literal('').or(emailSchema),
});

export const aboutYouBodySchema = answersSchema.extend({ ticket: codeSchema });

/**
 * The answers to what was asked (checklist lines 41, 166); the rest counts for nothing. Who is under 13 names a
 * guardian.
 * @param emails of the person: none of them can be the guardian's
 */
export function aboutYouSchema(asks: readonly AskedOfPeople[], emails: readonly string[] = []) {
  return answersSchema.check(({ value, issues }) => {
    const wrong = (field: keyof typeof value, message: string): void => {
      issues.push({ code: 'custom', path: [field], message, input: value[field] });
    };
    if (asks.includes('role') && value.role === '') wrong('role', 'Choose one of the two.');
    if (asks.includes('country') && !countryCodes.includes(value.country))
      wrong('country', 'Choose the country you live in.');
    if (!asks.includes('dateOfBirth')) return;
    const born = dateOfBirthSchema.safeParse(value.dateOfBirth);
    if (!born.success) {
      wrong('dateOfBirth', born.error.issues[0]?.message ?? '');
    } else if (needsGuardian(value.dateOfBirth, new Date())) {
      const faults = ['', ...emails].map((email) => guardianFault(value.guardianEmail, email));
      const fault = faults.find((each) => each !== null);
      if (fault) wrong('guardianEmail', fault);
    }
  });
}

export type AboutYouQuestion = z.output<typeof aboutYouQuestionSchema>;
export type AboutYouAnswers = z.output<typeof answersSchema>;
export type AboutYouBody = z.output<typeof aboutYouBodySchema>;
