import { type ThreadWatch, threadLimits } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import {
  execute,
  graphqlQueryOptions,
  pagesByCursor,
  refreshQueries,
  SetThreadWatchDocument,
  ThreadWatchOfDocument,
  WatchedThreadsDocument,
} from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import * as messages from './watches.messages';

/** What somebody hears of a thread. */
export const watchQuery = (threadId: string, userId: string) =>
  graphqlQueryOptions(ThreadWatchOfDocument, { threadId, userId });

/** The threads somebody follows or has muted, the latest first. */
export const watchedThreadsQuery = (userId: string) =>
  pagesByCursor(WatchedThreadsDocument, {
    variables: (cursor) => ({ userId, cursor }),
    rows: ({ getWatchedThreads }) => getWatchedThreads,
    pageSize: threadLimits.watchedPageSize,
  });

const done: Readonly<Record<ThreadWatch, () => string>> = {
  USUAL: messages.asUsual,
  FOLLOWED: messages.followed,
  MUTED: messages.muted,
};

/** Follows or mutes a thread, or neither, says what that means, and can take it back. */
export function useThreadWatch(threadId: string) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const { queryKey } = watchQuery(threadId, userId);
  const change = useMutation({
    mutationFn: ({ wanted }: { readonly wanted: ThreadWatch; readonly before: ThreadWatch }) =>
      execute(SetThreadWatchDocument, { threadId, userId, watch: wanted }),
    onSuccess: ({ setThreadWatch: getThreadWatch }, { wanted, before }) => {
      queryClient.setQueryData(queryKey, { getThreadWatch });
      const undo = {
        label: messages.undo(),
        onClick: () => change.mutate({ wanted: before, before: wanted }),
      };
      toast.success(done[wanted](), { id: `watch-${threadId}`, action: undo });
    },
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: () => refreshQueries(queryClient, WatchedThreadsDocument, ThreadWatchOfDocument),
  });
  return change;
}
