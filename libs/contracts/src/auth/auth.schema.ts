import { z } from 'zod';
import { authLimits } from './auth.limits';

const emailSchema = z
  .string('Enter your email.')
  .trim()
  .toLowerCase()
  .min(1, 'Enter your email.')
  .max(authLimits.emailLength, `An email has at most ${authLimits.emailLength} characters.`)
  .pipe(z.email('Enter an email like name@example.com.'));

/** Names are Unicode letters, hyphen and space only, trimmed (checklist line 164). */
function nameSchema(label: 'First' | 'Last') {
  return z
    .string(`Enter your ${label.toLowerCase()} name.`)
    .trim()
    .min(1, `Enter your ${label.toLowerCase()} name.`)
    .max(authLimits.nameLength, `A name has at most ${authLimits.nameLength} characters.`)
    .regex(/^[\p{L}\p{M}\- ]+$/u, `${label} name cannot contain special characters or numbers.`);
}

const newPasswordSchema = z
  .string('Choose a password.')
  .min(authLimits.passwordMinimum, `Use at least ${authLimits.passwordMinimum} characters.`)
  .max(authLimits.passwordMaximum, `Use at most ${authLimits.passwordMaximum} characters.`);

export const signUpSchema = z.object({
  firstName: nameSchema('First'),
  lastName: nameSchema('Last'),
  email: emailSchema,
  password: newPasswordSchema,
});

/** Sign-in does not judge the password's form: that would tell a guesser what passwords look like. */
export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string('Enter your password.')
    .min(1, 'Enter your password.')
    .max(authLimits.passwordMaximum, 'The email or password is not right. Please try again.'),
});

export type SignUpInput = z.infer<typeof signUpSchema>;
export type SignInInput = z.infer<typeof signInSchema>;

/** Answer of sign-up, sign-in and token renewal. */
export const tokenAnswerSchema = z.object({ data: z.object({ token: z.string() }) });
