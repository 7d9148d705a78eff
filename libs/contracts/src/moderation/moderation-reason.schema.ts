import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { moderationLimits } from './moderation.limits';
import { decideReportSchema } from './moderation.schema';

/** A reason that staff give again and again, under a name. */
export const moderationReasonSchema = z.object({
  id: idSchema,
  /** The forum whose cases it is for; null for those of all. */
  communityId: idSchema.nullable(),
  name: z
    .string()
    .trim()
    .min(1, 'Name the reason.')
    .max(moderationLimits.reasonNameLength, `Write at most ${moderationLimits.reasonNameLength} characters.`),
  text: decideReportSchema.shape.reason,
});

export type ModerationReason = z.output<typeof moderationReasonSchema>;

/** The reasons for cases of a forum, or, without one, of what belongs to none. */
export const listReasonsSchema = z.object({ communityId: idSchema.nullable() });

export type ListReasonsInput = z.input<typeof listReasonsSchema>;

/** A new one without an id; with one, its name and text are changed from what they were, and it stays where it is. */
export const saveReasonSchema = moderationReasonSchema.extend({
  id: idSchema.nullable(),
  /** What who changes it has read; null for a new one. */
  before: moderationReasonSchema.pick({ name: true, text: true }).nullable(),
});

export type SaveReasonInput = z.input<typeof saveReasonSchema>;

export const removeReasonSchema = moderationReasonSchema.pick({ id: true });

export type RemoveReasonInput = z.input<typeof removeReasonSchema>;
