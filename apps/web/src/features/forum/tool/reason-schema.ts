import { communityLimits } from '@lyceum/contracts/forum';
import { dateFormat } from '@lyceum/contracts/messages';
import { z } from 'zod';
import * as messages from './tool.messages';

/** How the tool writes days. */
export const dayText = dateFormat({ dateStyle: 'medium' });

/** A day, or none, as forms hold it: to its end, where the reader is. */
export const lastDaySchema = (error: () => string) =>
  z
    .string()
    .transform((day) => (day === '' ? null : new Date(`${day}T23:59:59`)))
    .refine((end) => end === null || end.getTime() > Date.now(), { error });

/** Why something is done to somebody, and until when: what the forms of the tool hold, and what they make of it. */
export const reasonSchema = z.object({
  reason: z.string().trim().min(1, { error: messages.sayWhy }).max(communityLimits.reasonLength),
  until: lastDaySchema(messages.banEndsInTheFuture),
});

export const noReason = { reason: '', until: '' };
