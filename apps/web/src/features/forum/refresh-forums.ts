import type { QueryClient } from '@tanstack/react-query';

/** What changes on the screens when the caller's place in a forum does. */
const touched: readonly string[] = [
  'AllForums',
  'MyForums',
  'RecommendedForums',
  'ForumPage',
  'ForumRequestStatus',
  'ForumMembers',
  'ForumInvited',
  'ForumAdmins',
  'ForumThreads',
  'HomeThreads',
  'SavedThreads',
  'Conversations',
];

/** Has every list and page of forums ask again: the caller came into one, left it, or was shut out. */
export function refreshForums(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => touched.includes(String(queryKey[1])),
  });
}
