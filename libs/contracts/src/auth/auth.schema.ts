import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { needsGuardian } from './age';
import { authLimits } from './auth.limits';
import { dateOfBirthSchema } from './date-of-birth';
import { normalizedAddress } from './normalized-address';

export const emailSchema = z
  .string('Enter your email.')
  .trim()
  .toLowerCase()
  .min(1, 'Enter your email.')
  .max(authLimits.emailLength, `An email has at most ${authLimits.emailLength} characters.`)
  .pipe(z.email('Enter an email like name@example.com.'));

/**
 * Names are Unicode letters, hyphen and space only, trimmed (checklist line 164); at least one letter, and none that
 * nobody sees (Hangul fillers, variation selectors), by which somebody could pass as another or as nobody.
 */
export function nameSchema(label: 'First' | 'Last') {
  return z
    .string(`Enter your ${label.toLowerCase()} name.`)
    .trim()
    .min(1, `Enter your ${label.toLowerCase()} name.`)
    .max(authLimits.nameLength, `A name has at most ${authLimits.nameLength} characters.`)
    .regex(
      /^(?=.*\p{L})(?!.*\p{DI})[\p{L}\p{M}\- ]+$/u,
      `${label} name cannot contain special characters or numbers.`,
    );
}

/** Both names somebody has (checklist line 164). */
export const nameSchemas = { firstName: nameSchema('First'), lastName: nameSchema('Last') };

export const newPasswordSchema = z
  .string('Choose a password.')
  .min(authLimits.passwordMinimum, `Use at least ${authLimits.passwordMinimum} characters.`)
  .max(authLimits.passwordMaximum, `Use at most ${authLimits.passwordMaximum} characters.`);

const passwordSchema = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(authLimits.passwordMaximum, 'The email or password is not right. Please try again.');

/** What a mail or an answer handed out and the caller sends back: link codes, sign-in tickets. */
export const codeSchema = z
  .string('This link is not complete.')
  .min(1, 'This link is not complete.')
  .max(authLimits.codeLength, 'This link is not complete.');

/** What is wrong with a guardian's e-mail for a child of this one, in words, or null. */
export function guardianFault(guardianEmail: string, email: string): string | null {
  if (guardianEmail === '') return 'You are under 13: enter the email of a parent or guardian.';
  return normalizedAddress(guardianEmail) === normalizedAddress(email)
    ? 'This must be the email of a parent or guardian, not your own.'
    : null;
}

/** Checklist line 41. `guardianEmail` is asked only of somebody under 13 and ignored otherwise. */
export const signUpSchema = z
  .object({
    firstName: nameSchema('First'),
    lastName: nameSchema('Last'),
    email: emailSchema,
    password: newPasswordSchema,
    dateOfBirth: dateOfBirthSchema,
    guardianEmail: z.literal('').or(emailSchema).default(''),
    /** Says that they are an educator, for staff to look at; they begin as a student. */
    asEducator: z.boolean().default(false),
  })
  .check(({ value, issues }) => {
    // Who gave no possible date hears of that first.
    if (!dateOfBirthSchema.safeParse(value.dateOfBirth).success) return;
    if (!needsGuardian(value.dateOfBirth, new Date())) return;
    const message = guardianFault(value.guardianEmail, value.email);
    if (message !== null)
      issues.push({ code: 'custom', path: ['guardianEmail'], message, input: value.guardianEmail });
  });

/** Sign-in does not judge the password's form: that would tell a guesser what passwords look like. */
export const signInSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  /** Keeps the session over 30 idle minutes and the browser's end (checklist line 26). */
  keepLoggedIn: z.boolean().default(false),
});

/** Bodies that name an account by its e-mail alone: resend, forgotten password. The answer never says whether it exists. */
export const emailOnlySchema = z.object({ email: emailSchema });

/** Bodies that carry a code out of a mail. */
export const codeOnlySchema = z.object({ code: codeSchema });

export const resetPasswordSchema = z.object({ code: codeSchema, password: newPasswordSchema });

export const changePasswordSchema = z.object({
  /** Empty for an account that has no password yet (social sign-in). */
  currentPassword: z.string().max(authLimits.passwordMaximum),
  newPassword: newPasswordSchema,
});

export type SignUpInput = z.output<typeof signUpSchema>;
export type SignInInput = z.output<typeof signInSchema>;
export type EmailOnlyInput = z.output<typeof emailOnlySchema>;
export type CodeOnlyInput = z.output<typeof codeOnlySchema>;
export type ResetPasswordInput = z.output<typeof resetPasswordSchema>;
export type ChangePasswordInput = z.output<typeof changePasswordSchema>;

/** An access token: 15 minutes to call with. */
export const tokenAnswerSchema = z.object({ data: z.object({ token: z.string() }) });

/** Who wants a token for the chat socket, and on which of their devices (checklist line 199). */
export const chatTokenSchema = z.object({ identity: idSchema, deviceId: idSchema });

export type ChatTokenInput = z.infer<typeof chatTokenSchema>;

/** Answer of calls that have nothing to tell, or must not tell it. */
export const doneAnswerSchema = z.object({ data: z.object({ done: z.literal(true) }) });

/** The e-mail is confirmed: in the browser that signed up with the session that this begins, elsewhere without one. */
export const confirmedAnswerSchema = z.object({
  data: z.union([tokenAnswerSchema.shape.data, doneAnswerSchema.shape.data]),
});

/**
 * What a one-time link is for (checklist line 7). `firstName` is the account's, for the words on the page; who is asked
 * for their consent reads whose account it is, and by which address they were named.
 */
export const oneTimeLinkAnswerSchema = z.object({
  data: z.discriminatedUnion('purpose', [
    z.object({ purpose: z.literal('PASSWORD_RESET'), firstName: z.string() }),
    z.object({
      purpose: z.literal('GUARDIAN_CONSENT'),
      firstName: z.string(),
      fullName: z.string(),
      guardianEmail: z.string(),
    }),
  ]),
});

export type OneTimeLink = z.output<typeof oneTimeLinkAnswerSchema>['data'];
