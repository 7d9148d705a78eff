import {
  ForumSearchDocument,
  GlobalSearchDocument,
  type GlobalSearchQuery,
  graphqlQueryOptions,
} from '@lyceum/web-graphql';

/** What a search over everything found. */
export type Findings = GlobalSearchQuery['searchCommunitiesThreadsUsers'];

/** A thread that was found. */
export type ThreadHit = Findings['threads'][number];

export const searchQueries = {
  ofForum: (communityId: string, searchQuery: string) =>
    graphqlQueryOptions(ForumSearchDocument, { communityId, searchQuery }),
  ofEverything: (userId: string, searchQuery: string) =>
    graphqlQueryOptions(GlobalSearchDocument, { userId, searchQuery }),
};
