import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { aboutYouQuestionSchema } from './about-you.schema';
import { authLimits } from './auth.limits';
import { codeSchema } from './auth.schema';

export const secondFactorMethods = ['TOTP', 'PASSKEY', 'RECOVERY_CODE'] as const;

export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** What is asked after a right password when the account has a second factor. The ticket lives five minutes. */
export const secondFactorChallengeSchema = z.object({
  ticket: z.string(),
  methods: z.array(z.enum(secondFactorMethods)),
});

/** Answer of every sign-in: a token, the question for the second factor, or the one who somebody is. */
export const signInAnswerSchema = z.object({
  data: z.union([
    z.object({ token: z.string() }),
    z.object({ secondFactor: secondFactorChallengeSchema }),
    z.object({ aboutYou: aboutYouQuestionSchema }),
  ]),
});

/** Six digits of an authenticator app, or one of the recovery codes; blanks and hyphens do not count. */
export const secondFactorCodeSchema = z
  .string('Enter the code.')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().min(6, 'Enter the code.').max(40, 'Enter the code.'));

export const secondFactorSchema = z.object({ ticket: codeSchema, code: secondFactorCodeSchema });

export const ticketOnlySchema = z.object({ ticket: codeSchema });

/** `response` is what the browser's WebAuthn call gave, as `@simplewebauthn/browser` spells it. */
export const passkeyResponseSchema = z.object({
  ticket: codeSchema,
  response: z.record(z.string(), z.unknown()),
  keepLoggedIn: z.boolean().default(false),
});

/** `options` go to `@simplewebauthn/browser` as they are; the ticket comes back with the response. */
export const passkeyOptionsAnswerSchema = z.object({
  data: z.object({ ticket: z.string(), options: z.record(z.string(), z.unknown()) }),
});

export const addPasskeySchema = passkeyResponseSchema
  .omit({ keepLoggedIn: true })
  .extend({ name: z.string().trim().min(1, 'Name this passkey.').max(authLimits.passkeyNameLength) });

/** The password again, before a way in is changed; empty for an account without one. */
export const passwordAgainSchema = z.object({ password: z.string().max(authLimits.passwordMaximum) });

/** What an authenticator app needs: the URI for the QR code, and the key in text for those who type it. */
export const totpSetupAnswerSchema = z.object({ data: z.object({ uri: z.string(), key: z.string() }) });

export const confirmTotpSchema = z.object({ code: secondFactorCodeSchema });

/** Shown once. */
export const recoveryCodesAnswerSchema = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) });

/** Everything the settings page shows about ways in. Times are ISO 8601 in UTC. */
export const waysInAnswerSchema = z.object({
  data: z.object({
    hasPassword: z.boolean(),
    hasTotp: z.boolean(),
    recoveryCodesLeft: z.number().int(),
    passkeys: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime().nullable(),
      }),
    ),
    linkedProviders: z.array(z.string()),
    isSecondFactorRequired: z.boolean(),
  }),
});

export type SecondFactorChallenge = z.output<typeof secondFactorChallengeSchema>;
export type SecondFactorInput = z.output<typeof secondFactorSchema>;
export type TicketOnlyInput = z.output<typeof ticketOnlySchema>;
export type PasskeyResponseInput = z.output<typeof passkeyResponseSchema>;
export type AddPasskeyInput = z.output<typeof addPasskeySchema>;
export type PasswordAgainInput = z.output<typeof passwordAgainSchema>;
export type ConfirmTotpInput = z.output<typeof confirmTotpSchema>;
export type WaysIn = z.output<typeof waysInAnswerSchema>['data'];
