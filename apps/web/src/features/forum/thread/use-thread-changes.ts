import { useSession } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import {
  AddThreadFavoriteDocument,
  CountThreadViewDocument,
  DeleteThreadDocument,
  execute,
  PinThreadDocument,
  refreshQueries,
  RemoveThreadFavoriteDocument,
  SavedThreadsDocument,
  ThreadPageDocument,
  UnpinThreadDocument,
} from '@lyceum/web-graphql';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshThreadLists, showThreadChange, type ThreadPageItem, threadQuery } from '../thread-queries';
import * as messages from './thread.messages';

const tellFailure = (error: unknown): void => toast.error(readFailure(error, []).general ?? '');

/** Saves the thread for later (`true`), or no longer; shown at once (checklist line 96). */
export function useFavourite({ id: threadId }: ThreadPageItem) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const show = (isSaved: boolean): void =>
    showThreadChange(queryClient, threadId, { requestingUserIsFavourite: isSaved });
  return useMutation({
    mutationFn: async (isSaved: boolean): Promise<void> => {
      if (isSaved) await execute(AddThreadFavoriteDocument, { threadId, userId });
      else await execute(RemoveThreadFavoriteDocument, { threadId, userId });
    },
    onMutate: async (isSaved) => {
      // An answer that was asked for before would show it as it was.
      await queryClient.cancelQueries({ queryKey: threadQuery(threadId, userId).queryKey });
      show(isSaved);
    },
    onError: (error, isSaved) => {
      show(!isSaved);
      tellFailure(error);
    },
    // Not waited for: the next press counts as soon as this one has arrived.
    onSettled: () => void refreshQueries(queryClient, SavedThreadsDocument),
  });
}

interface Pinnable {
  readonly id: string;
  readonly community: { readonly id: string };
}

/** Pins a thread or unpins it (checklist line 92): lists show it where it belongs then. */
export function usePinning({ id: threadId, community }: Pinnable) {
  const queryClient = useQueryClient();
  const variables = { threadId, communityId: community.id };
  return useMutation({
    mutationFn: async (pinned: boolean): Promise<void> => {
      if (pinned) await execute(PinThreadDocument, variables);
      else await execute(UnpinThreadDocument, variables);
    },
    onSuccess: (_, pinned) => toast.success(pinned ? messages.threadPinned() : messages.threadUnpinned()),
    onError: tellFailure,
    onSettled: () =>
      Promise.all([refreshQueries(queryClient, ThreadPageDocument), refreshThreadLists(queryClient)]),
  });
}

/** Deletes the thread after a question (checklist line 91); `onDeleted` closes it. */
export function useDeletion({ id: threadId }: ThreadPageItem, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const { mutate, isPending } = useMutation({
    mutationFn: () => execute(DeleteThreadDocument, { threadId, userId }),
    onSuccess: async () => {
      toast.success(messages.threadDeleted());
      onDeleted();
      await refreshThreadLists(queryClient);
    },
    onError: tellFailure,
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: messages.deleteThread(),
      message: messages.areYouSure(),
      confirmLabel: messages.deleteIt(),
      tone: 'danger',
    });
    if (isSure) mutate();
  };
  return { ask: () => void ask(), isPending };
}

/** Counts a view once the thread is there (checklist line 94). That it was not counted is nobody's concern here. */
export function useViewCount(threadId: string, isShown: boolean): void {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  useEffect(() => {
    if (!isShown) return;
    execute(CountThreadViewDocument, { threadId, userId }).then(
      ({ updateThreadViewCount: viewsCnt }) =>
        showThreadChange(queryClient, threadId, { viewsCnt, isNew: false }),
      () => undefined,
    );
  }, [queryClient, threadId, userId, isShown]);
}

/** Puts what an edit answered on the page. */
export function useShowEdited(): (thread: ThreadPageItem) => void {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  return (thread) => {
    queryClient.setQueryData(threadQuery(thread.id, userId).queryKey, { getThread: thread });
    void refreshThreadLists(queryClient);
  };
}
