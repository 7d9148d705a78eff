import {
  AllForumsDocument,
  ConversationsDocument,
  ForumAdminsDocument,
  ForumInvitedDocument,
  ForumMembersDocument,
  ForumPageDocument,
  ForumRequestStatusDocument,
  ForumThreadsDocument,
  HomeDocument,
  HomeThreadsDocument,
  MyForumsDocument,
  RecommendedForumsDocument,
  refreshQueries,
  SavedThreadsDocument,
} from '@lyceum/web-graphql';
import type { QueryClient } from '@tanstack/react-query';

/** What changes on the screens when the caller's place in a forum does. */
const touched = [
  AllForumsDocument,
  MyForumsDocument,
  RecommendedForumsDocument,
  ForumPageDocument,
  ForumRequestStatusDocument,
  ForumMembersDocument,
  ForumInvitedDocument,
  ForumAdminsDocument,
  ForumThreadsDocument,
  HomeDocument,
  HomeThreadsDocument,
  SavedThreadsDocument,
  ConversationsDocument,
];

/** Has every list and page of forums ask again: the caller came into one, left it, or was shut out. */
export function refreshForums(queryClient: QueryClient): Promise<void> {
  return refreshQueries(queryClient, ...touched);
}
