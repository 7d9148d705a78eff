import { z } from 'zod';
import { idSchema } from '../common/page.schema';

/** The most characters of a note about somebody. */
const noteLength = 2_000;

/** A note for other staff about a person, who gets it with the copy of their data. */
export const addNoteSchema = z.object({
  userId: idSchema,
  text: z.string().trim().min(1, 'Write the note.').max(noteLength),
});

/** How a note stands whose author is gone or writes no notes any more: whoever does may remove it. */
export const noteWithoutAuthor = 'Its author left';

export const removeNoteSchema = z.object({ id: idSchema });

export type AddNoteInput = z.input<typeof addNoteSchema>;
export type RemoveNoteInput = z.input<typeof removeNoteSchema>;
