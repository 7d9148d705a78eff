import { addNoteSchema, removeNoteSchema } from '@lyceum/contracts/admin';
import { createOpsRouter, requires, type ServiceFinder } from '@lyceum/kernel';
import { z } from 'zod';
import { NoteService } from './note.service';

/** The console's calls about notes on people; they are read in the person's timeline. */
export function createNotesRouter(get: ServiceFinder) {
  const notes = get(NoteService);
  const note = requires('user.note');
  return createOpsRouter({
    add: note.mutation(addNoteSchema, z.void(), (actor, input) => notes.add(actor, input)),
    remove: note.mutation(removeNoteSchema, z.void(), (actor, input) => notes.remove(actor, input)),
  });
}
