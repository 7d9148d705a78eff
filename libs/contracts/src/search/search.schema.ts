import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { searchLimits } from './search.limits';

/** What somebody looks for; blank means nothing was asked (checklist line 132). */
export const searchQuerySchema = z
  .string()
  .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
  .min(1, 'Write what you are looking for.')
  .max(searchLimits.queryLength, `Search for at most ${searchLimits.queryLength} characters.`);

/** Everything that can be found at once (checklist line 133). */
export const searchEverythingSchema = z.object({ userId: idSchema, searchQuery: searchQuerySchema });

export type SearchEverythingInput = z.infer<typeof searchEverythingSchema>;
