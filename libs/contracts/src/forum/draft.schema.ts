import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { threadDraftParts } from './thread.schema';

/** The revision a save goes out from: that of the draft the screen has read; null where it knows of none. */
const baseRevisionSchema = z
  .int()
  .min(1)
  .max(2_147_483_647)
  .nullish()
  .describe('The revision this save goes out from; none where the caller knows of no draft.');

/** How long the content may be is checked with an error of its own. */
const writtenShape = {
  content: z.string().describe('Plain text, or the JSON of rich text where isRich. May be blank.'),
  isRich: z.boolean().nullish(),
};

/** The caller's reply to a thread, as far as it is written. It may still be blank. */
export const saveThreadResponseDraftSchema = z.object({
  userId: idSchema,
  threadId: idSchema,
  ...writtenShape,
  baseRevision: baseRevisionSchema,
});

export type SaveThreadResponseDraftInput = z.infer<typeof saveThreadResponseDraftSchema>;

/** A poll while its thread is being written: nothing of it has to be right yet. */
export const draftPollSchema = z
  .object({
    canSelectMultiple: z.boolean().nullish(),
    open: z.boolean().nullish(),
    closesAt: z.date().nullish(),
    hiddenUntilVoted: z.boolean().nullish(),
    options: z.array(z.string()),
  })
  .meta({ id: 'DraftPollInput' });

export type DraftPoll = z.infer<typeof draftPollSchema>;

/** A thread while it is being written: every part may be missing or blank. */
export const saveNewThreadDraftSchema = z.object({
  userId: idSchema,
  communityId: idSchema,
  input: z
    .object({
      ...threadDraftParts,
      ...writtenShape,
      poll: draftPollSchema.nullish(),
    })
    .meta({ id: 'NewThreadDraftInput' }),
  baseRevision: baseRevisionSchema,
});

export type SaveNewThreadDraftInput = z.infer<typeof saveNewThreadDraftSchema>;

/** What is kept of a new thread beside its text. */
export type NewThreadDraft = Omit<SaveNewThreadDraftInput['input'], 'content' | 'isRich'>;

/** The caller and a forum: the draft of a new thread there. */
export const newThreadDraftSchema = z.object({ communityId: idSchema, userId: idSchema });

export type NewThreadDraftInput = z.infer<typeof newThreadDraftSchema>;

export const deleteDraftSchema = z.object({ draftId: idSchema, userId: idSchema });

export type DeleteDraftInput = z.infer<typeof deleteDraftSchema>;
