import { logFailure, readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import {
  execute,
  ForumThreadsDocument,
  OrderPinnedThreadsDocument,
  PinThreadDocument,
  refreshQueries,
  UnpinThreadDocument,
} from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forumQueries } from '../forum-queries';

interface Pinning {
  /** Moves a thread between the list and the pinned ones. */
  readonly pin: (threadId: string, pinned: boolean) => void;
  /** Saves the order of the pinned ones. */
  readonly order: (ids: string[]) => void;
}

/** What moderators do about a forum's pinned threads (checklist line 92). */
export function usePinning(communityName: string, communityId: string, userId: string): Pinning {
  const queryClient = useQueryClient();
  const { queryKey } = forumQueries.page(communityName, userId);
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey }),
      refreshQueries(queryClient, ForumThreadsDocument),
    ]);
  const pinning = useMutation({
    mutationFn: async ({ threadId, pinned }: { threadId: string; pinned: boolean }): Promise<void> => {
      const variables = { communityId, threadId };
      if (pinned) await execute(PinThreadDocument, variables);
      else await execute(UnpinThreadDocument, variables);
    },
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
    onSettled: refresh,
  });
  const ordering = useMutation({
    // One after the other: the last move is the order that holds.
    scope: { id: `order-${communityId}` },
    mutationFn: (pinnedThreadsOrder: string[]) =>
      execute(OrderPinnedThreadsDocument, { communityId, pinnedThreadsOrder }),
    onMutate: (ids) =>
      queryClient.setQueryData(
        queryKey,
        (known) =>
          known && {
            getCommunityByName: {
              ...known.getCommunityByName,
              pinnedThreads: inOrder(known.getCommunityByName.pinnedThreads, ids),
            },
          },
      ),
    // Nothing is said of it; the page shows the order that holds.
    onError: (error) => {
      logFailure(error);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    pin: (threadId, pinned) => pinning.mutate({ threadId, pinned }),
    order: (ids) => ordering.mutate(ids),
  };
}

/** The rows in the order of `ids`; what is not among them stays at the end. */
export function inOrder<Row extends { readonly id: string }>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] {
  const place = (id: string): number => {
    const index = ids.indexOf(id);
    return index < 0 ? ids.length : index;
  };
  return [...rows].sort((one, other) => place(one.id) - place(other.id));
}
