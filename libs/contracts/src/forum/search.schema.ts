import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { searchQuerySchema } from '../search/search.schema';

/** Threads of one forum (checklist lines 79, 132). */
export const searchCommunityThreadsSchema = z.object({
  communityId: idSchema,
  searchQuery: searchQuerySchema,
});

export type SearchCommunityThreadsInput = z.infer<typeof searchCommunityThreadsSchema>;

/** People for a mention: of a thread or a forum only those who can see it (checklist line 134). */
export const getUserSuggestionsSchema = z.object({
  userId: idSchema,
  queryString: searchQuerySchema,
  threadId: idSchema.nullish(),
  communityId: idSchema.nullish(),
});

export type GetUserSuggestionsInput = z.infer<typeof getUserSuggestionsSchema>;
