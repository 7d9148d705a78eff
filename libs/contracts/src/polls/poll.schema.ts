import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { pollLimits } from './poll.limits';
import { pollOptionKey } from './poll-option-key';

/** What an option says: one line a person can read. */
export const pollOptionLabelSchema = z
  .string()
  .trim()
  .min(1, 'This field is required.')
  .max(pollLimits.optionLength, `Use at most ${String(pollLimits.optionLength)} characters.`)
  .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Use a single line of text.')
  .regex(/[^\s\p{C}\p{M}\u115f\u1160\u2800\u3164\uffa0]/u, 'This field is required.');

/** A new poll; by default anybody may add options and select several (checklist lines 125, 126, 130, 131). */
export const newPollSchema = z
  .object({
    canSelectMultiple: z.boolean().nullish().describe('true unless said otherwise.'),
    open: z.boolean().nullish().describe('Whether anybody can add options; true unless said otherwise.'),
    closesAt: z
      .date()
      .refine((end) => end.getTime() > Date.now(), 'A poll closes in the future.')
      .nullish()
      .describe('In the future.'),
    hiddenUntilVoted: z.boolean().nullish().describe('false unless said otherwise.'),
    options: z
      .array(pollOptionLabelSchema)
      .min(1, 'A poll needs an option.')
      .max(pollLimits.options, `Use at most ${String(pollLimits.options)} options.`)
      .refine((labels) => new Set(labels.map(pollOptionKey)).size === labels.length, {
        error: 'Each option can be there once.',
      })
      .describe('1 to 30, each of 1 to 200 characters and there once, whatever its case.'),
  })
  .meta({ id: 'NewPollInput' });

export type NewPollInput = z.infer<typeof newPollSchema>;

export const pollIdSchema = z.object({ pollId: idSchema });

export type PollIdInput = z.infer<typeof pollIdSchema>;

/** `creator` is the caller (checklist line 128). */
export const addPollOptionSchema = z.object({
  pollId: idSchema,
  newOption: z
    .object({ creator: idSchema.describe('The caller.'), label: pollOptionLabelSchema })
    .meta({ id: 'NewPollOptionInput' }),
});

export type AddPollOptionInput = z.infer<typeof addPollOptionSchema>;

export const deletePollOptionSchema = z.object({ pollId: idSchema, optionId: idSchema });

export type DeletePollOptionInput = z.infer<typeof deletePollOptionSchema>;

/** The caller votes for an option, or no longer does (checklist line 127). */
export const updatePollVoteSchema = z.object({
  checked: z.boolean(),
  pollId: idSchema,
  userId: idSchema,
  optionId: idSchema,
});

export type UpdatePollVoteInput = z.infer<typeof updatePollVoteSchema>;
