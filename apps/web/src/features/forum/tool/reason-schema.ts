import { communityLimits } from '@lyceum/contracts';
import { z } from 'zod';

/** Why something is done to somebody, and until when: what the forms of the tool hold, and what they make of it. */
export const reasonSchema = z.object({
  reason: z.string().trim().min(1, 'Say why.').max(communityLimits.reasonLength),
  // A day; the ban holds to its end, where the moderator is.
  until: z
    .string()
    .transform((day) => (day === '' ? null : new Date(`${day}T23:59:59`)))
    .refine((end) => end === null || end.getTime() > Date.now(), 'The end of a ban lies in the future.'),
});

export const noReason = { reason: '', until: '' };
