import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { searchLimits } from './search.limits';

/** What somebody looks for; blank means nothing was asked (checklist line 132). */
export const searchQuerySchema = z
  .string()
  .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
  .min(1, 'Write what you are looking for.')
  .max(searchLimits.queryLength, `Search for at most ${searchLimits.queryLength} characters.`);

/** How old what is found may be. */
export const searchTimes = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;

export type SearchTime = (typeof searchTimes)[number];

/** Everything that can be found at once (checklist line 133), and what narrows the threads of it. */
export const searchEverythingSchema = z.object({
  userId: idSchema,
  searchQuery: searchQuerySchema,
  communityId: idSchema.nullish(),
  authorId: idSchema.nullish(),
  time: z.enum(searchTimes).meta({ graphql: 'SearchTime' }).nullish(),
});

export type SearchEverythingInput = z.infer<typeof searchEverythingSchema>;

/** What begins with what somebody types. */
export const suggestSearchSchema = z.object({ userId: idSchema, searchQuery: searchQuerySchema });

export type SuggestSearchInput = z.infer<typeof suggestSearchSchema>;
