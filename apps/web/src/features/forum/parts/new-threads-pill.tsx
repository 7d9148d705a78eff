import { realtime } from '@lyceum/session';
import { IconArrowUp } from '@tabler/icons-react';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ThreadPagesOptions } from '../forum-queries';
import type { ThreadRow } from '../forum.types';
import classes from './new-threads-pill.module.css';

interface NewThreadsPillProps {
  /** The list it stands above. */
  readonly options: ThreadPagesOptions;
  /** The forum of the list; without it, threads of all forums the reader hears of count. */
  readonly communityId?: string;
}

/**
 * Says that there are new threads; nothing moves under the reader until they ask for them. Needs a key that changes
 * with the list.
 */
export function NewThreadsPill({ options, communityId }: NewThreadsPillProps) {
  const queryClient = useQueryClient();
  const [news, setNews] = useState<ReadonlySet<string>>(new Set());
  const { queryKey } = options;
  const list = queryKey.join(' ');

  useEffect(() => {
    return realtime.on('forum.thread-created', (message) => {
      if (communityId !== undefined && message.communityId !== communityId) return;
      const shown = queryClient.getQueryData<InfiniteData<ThreadRow[]>>(list.split(' '));
      // One's own thread is in the list already.
      if (shown?.pages.flat().some(({ id }) => id === message.threadId)) return;
      setNews((known) => new Set(known).add(message.threadId));
    });
  }, [communityId, list, queryClient]);

  const show = async (): Promise<void> => {
    setNews(new Set());
    window.scrollTo({ top: 0 });
    // The pages further down are asked for again when they are reached.
    queryClient.setQueryData<InfiniteData<ThreadRow[]>>(
      queryKey,
      (known) => known && { pages: known.pages.slice(0, 1), pageParams: known.pageParams.slice(0, 1) },
    );
    await queryClient.invalidateQueries({ queryKey });
  };

  return (
    <div role="status" className={classes.root}>
      {news.size > 0 && (
        <button type="button" className={classes.pill} onClick={() => void show()}>
          <IconArrowUp size={16} stroke={2} aria-hidden />
          {news.size} new
        </button>
      )}
    </div>
  );
}
