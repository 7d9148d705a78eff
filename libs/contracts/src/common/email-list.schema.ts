import { z } from 'zod';
import { emailListLimits } from './email-list.limits';

/** What was pasted, or a CSV file, with e-mails in it. */
export const emailListTextSchema = z
  .string()
  .max(emailListLimits.length, 'This is too long. Please split the list.')
  .refine((text) => text.trim() !== '', 'Paste some emails first, or choose a file.');

/** What of such a list is left out. */
export const leftOutShape = {
  /** What is no e-mail, with its line counted from 1; the first of them. */
  invalid: z.array(z.object({ line: z.int(), text: z.string() })),
  invalidCnt: z.int(),
  /** Times an e-mail stood in the text again. */
  repeatedCnt: z.int(),
};
