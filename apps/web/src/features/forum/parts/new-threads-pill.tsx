import { realtime, useSession } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import { hashKey, type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { latestThreads, type ThreadPagesOptions } from '../forum-queries';
import type { ThreadRow } from '../forum.types';
import { NewPill } from './new-pill';
import * as messages from './parts.messages';

interface NewThreadsPillProps {
  /** The list it stands above. */
  readonly options: ThreadPagesOptions;
  /** The forum of the list; without it, threads of all forums the reader hears of count. */
  readonly communityId?: string;
}

type ThreadPages = InfiniteData<ThreadRow[], string | null>;

/** How far the clocks of the reader and the server may be apart, in ms. */
const clockMargin = 60_000;

/**
 * Says that there are new threads; nothing moves under the reader until they ask for them. Needs a key that changes
 * with the list.
 */
export function NewThreadsPill({ options, communityId }: NewThreadsPillProps) {
  const queryClient = useQueryClient();
  const { queryKey } = options;
  const { news, forget } = useNews(hashKey(queryKey), communityId);

  const show = async (): Promise<void> => {
    forget();
    window.scrollTo({ top: 0 });
    // The pages further down are asked for again when they are reached.
    queryClient.setQueryData<ThreadPages>(
      queryKey,
      (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
    );
    await queryClient.invalidateQueries({ queryKey });
  };

  return (
    <NewPill count={news.size} text={messages.newThreads({ count: news.size })} onShow={() => void show()} />
  );
}

/**
 * Threads that came since the list was loaded: told by the socket, and asked for where it was cut off.
 * @param list the hash of its key
 */
function useNews(list: string, communityId: string | undefined) {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? '';
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const [since, setSince] = useState(() => Date.now());

  useEffect(() => {
    const add = (threadIds: readonly string[]): void => {
      const known = queryClient.getQueryCache().get<ThreadPages>(list)?.state.data;
      const shown = known?.pages.flat() ?? [];
      // One's own thread is in the list already.
      const missing = threadIds.filter((threadId) => !shown.some(({ id }) => id === threadId));
      if (missing.length > 0) setNews((known) => new Set([...known, ...missing]));
    };
    const stopHearing = realtime.on('forum.thread-created', (message) => {
      if (communityId === undefined || message.communityId === communityId) add([message.threadId]);
    });
    const stopAsking = realtime.onReconnect(() => {
      const isNews = ({ createdAt, creator, status }: ThreadRow): boolean =>
        Date.parse(createdAt) > since - clockMargin && creator.id !== userId && status === 'VISIBLE';
      latestThreads(communityId, userId).then(
        (threads) => add(threads.filter(isNews).map(({ id }) => id)),
        logFailure,
      );
    });
    return () => {
      stopHearing();
      stopAsking();
    };
  }, [communityId, list, queryClient, since, userId]);

  const forget = (): void => {
    setNews(new Set());
    setSince(Date.now());
  };
  return { news, forget };
}
