import {
  ForumPageDocument,
  ForumSearchDocument,
  ForumThreadsDocument,
  graphqlKey,
  graphqlQueryOptions,
  HomeDocument,
  HomeThreadsDocument,
  refreshQueries,
  SavedThreadsDocument,
  StudentThreadsDocument,
  ThreadPageDocument,
  type ThreadPageQuery,
} from '@lyceum/web-graphql';
import type { ThreadParts } from '@lyceum/contracts/forum';
import type { QueryClient } from '@tanstack/react-query';
import { patchThread, type ThreadPatch } from './patch-thread';

/** A thread as its page shows it; the type misses a part that the document does not ask for. */
export type ThreadPageItem = ThreadPageQuery['getThread'] & Record<keyof ThreadParts, unknown>;

/** A thread, as `userId`, the caller, sees it. */
export function threadQuery(threadId: string, userId: string) {
  return graphqlQueryOptions(ThreadPageDocument, { threadId, userId });
}

/** Shows a change of a thread wherever it stands: on its page and in every list that is loaded. */
export function showThreadChange(queryClient: QueryClient, threadId: string, patch: ThreadPatch): void {
  queryClient.setQueriesData({ queryKey: graphqlKey() }, (data: unknown) =>
    patchThread(data, threadId, patch),
  );
}

/** Has whatever lists threads ask again: one moved, changed or went. */
export function refreshThreadLists(queryClient: QueryClient): Promise<void> {
  return refreshQueries(
    queryClient,
    ForumPageDocument,
    ForumThreadsDocument,
    ForumSearchDocument,
    HomeDocument,
    HomeThreadsDocument,
    SavedThreadsDocument,
    StudentThreadsDocument,
  );
}
