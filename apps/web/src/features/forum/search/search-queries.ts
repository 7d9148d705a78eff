import type { SearchTime } from '@lyceum/contracts/search';
import {
  ForumSearchDocument,
  GlobalSearchDocument,
  type GlobalSearchQuery,
  graphqlQueryOptions,
  NarrowedSearchDocument,
  SearchSuggestionsDocument,
  type SearchSuggestionsQuery,
} from '@lyceum/web-graphql';

/** What a search over everything found. */
export type Findings = GlobalSearchQuery['searchCommunitiesThreadsUsers'];

/** A thread that was found. */
export type ThreadHit = Findings['threads'][number];

/** What begins with what is typed. */
export type Suggestions = SearchSuggestionsQuery['getSearchSuggestions'];

/** What narrows the threads of a search; null for what does not. */
interface Narrowing {
  readonly communityId: string | null;
  readonly authorId: string | null;
  readonly time: SearchTime | null;
}

export const searchQueries = {
  ofForum: (communityId: string, searchQuery: string) =>
    graphqlQueryOptions(ForumSearchDocument, { communityId, searchQuery }),
  ofEverything: (userId: string, searchQuery: string) =>
    graphqlQueryOptions(GlobalSearchDocument, { userId, searchQuery }),
  narrowed: (userId: string, searchQuery: string, { communityId, authorId, time }: Narrowing) =>
    graphqlQueryOptions(NarrowedSearchDocument, { userId, searchQuery, communityId, authorId, time }),
  suggestions: (userId: string, searchQuery: string) =>
    graphqlQueryOptions(SearchSuggestionsDocument, { userId, searchQuery }),
};
