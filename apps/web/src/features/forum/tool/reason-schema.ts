import { communityLimits } from '@lyceum/contracts/forum';
import { z } from 'zod';

/** A day, or none, as forms hold it: to its end, where the reader is. */
export const lastDaySchema = (message: string) =>
  z
    .string()
    .transform((day) => (day === '' ? null : new Date(`${day}T23:59:59`)))
    .refine((end) => end === null || end.getTime() > Date.now(), message);

/** Why something is done to somebody, and until when: what the forms of the tool hold, and what they make of it. */
export const reasonSchema = z.object({
  reason: z.string().trim().min(1, 'Say why.').max(communityLimits.reasonLength),
  until: lastDaySchema('The end of a ban lies in the future.'),
});

export const noReason = { reason: '', until: '' };
