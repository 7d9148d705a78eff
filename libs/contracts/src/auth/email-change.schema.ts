import { z } from 'zod';
import { authLimits } from './auth.limits';
import { codeSchema, emailSchema, newPasswordSchema } from './auth.schema';

/** Asks for another e-mail. `password` is empty for an account that has none. */
export const changeEmailSchema = z.object({
  email: emailSchema,
  password: z.string().max(authLimits.passwordMaximum),
});

/** Puts the old e-mail back, under a password that nobody else knows. */
export const undoEmailChangeSchema = z.object({ code: codeSchema, password: newPasswordSchema });

/** The change that waits for its two confirmations; null where none does. Times are ISO 8601 in UTC. */
export const emailChangeAnswerSchema = z.object({
  data: z
    .object({
      newEmail: z.string(),
      isNewConfirmed: z.boolean(),
      isOldConfirmed: z.boolean(),
      expiresAt: z.iso.datetime(),
    })
    .nullable(),
});

/**
 * What a link in a mail about such a change is for: `NEW` shows that the new address is one's own, `OLD` confirms or
 * stops the change from the old one, `UNDO` puts the old one back. `email` is the new address, of which the old one
 * reads only a hint; to undo it is the old one.
 */
export const emailChangeLinkAnswerSchema = z.object({
  data: z.object({
    purpose: z.enum(['NEW', 'OLD', 'UNDO']),
    firstName: z.string(),
    email: z.string(),
  }),
});

/** What a confirmation led to: the change itself once both addresses confirmed it. */
export const emailChangeConfirmedAnswerSchema = z.object({ data: z.object({ isChanged: z.boolean() }) });

export type ChangeEmailInput = z.output<typeof changeEmailSchema>;
export type UndoEmailChangeInput = z.output<typeof undoEmailChangeSchema>;
export type EmailChange = z.output<typeof emailChangeAnswerSchema>['data'];
export type EmailChangeLink = z.output<typeof emailChangeLinkAnswerSchema>['data'];
export type EmailChangeConfirmed = z.output<typeof emailChangeConfirmedAnswerSchema>['data'];
