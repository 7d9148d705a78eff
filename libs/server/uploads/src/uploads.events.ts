import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Files are no more: their objects are to be removed from the store. */
export const FilesErased = defineEvent(
  'uploads.files-erased',
  z.object({ keys: z.array(z.string()).min(1) }),
);
