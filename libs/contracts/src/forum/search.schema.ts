import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { searchLimits } from './search.limits';

/** What somebody looks for; blank means nothing was asked (checklist line 132). */
export const searchQuerySchema = z
  .string()
  .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
  .min(1, 'Write what you are looking for.')
  .max(searchLimits.queryLength, `Search for at most ${searchLimits.queryLength} characters.`);

/** Threads of one forum (checklist lines 79, 132). */
export const searchCommunityThreadsSchema = z.object({
  communityId: idSchema,
  searchQuery: searchQuerySchema,
});

export type SearchCommunityThreadsInput = z.infer<typeof searchCommunityThreadsSchema>;

/** Forums, threads and people at once (checklist line 133). */
export const searchEverythingSchema = z.object({ userId: idSchema, searchQuery: searchQuerySchema });

export type SearchEverythingInput = z.infer<typeof searchEverythingSchema>;

/** People for a mention: of a thread or a forum only those who can see it (checklist line 134). */
export const getUserSuggestionsSchema = z.object({
  userId: idSchema,
  queryString: searchQuerySchema,
  threadId: idSchema.nullish(),
  communityId: idSchema.nullish(),
});

export type GetUserSuggestionsInput = z.infer<typeof getUserSuggestionsSchema>;
