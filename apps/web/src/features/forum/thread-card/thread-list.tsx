import { QueryContent } from '@lyceum/shell';
import { CardListSkeleton } from '@lyceum/ui';
import { rowsOf } from '@lyceum/web-graphql';
import { VisuallyHidden } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ThreadPagesOptions } from '../forum-queries';
import { ThreadCard } from './thread-card';
import { NextPageFailure } from '../parts/next-page-failure';
import * as messages from '../parts/parts.messages';
import classes from './thread-list.module.css';
import { useNearEnd } from '../parts/use-near-end';

interface ThreadListProps {
  readonly options: ThreadPagesOptions;
  /** Names the list, and heads it for screen readers. */
  readonly label: string;
  readonly variant?: 'list' | 'grid';
  readonly showsForum?: boolean;
  /** Stands where there are no threads. */
  readonly empty: ReactNode;
  readonly onPin?: (threadId: string, pinned: boolean) => void;
}

/** Threads, ten at a time; the next ten are fetched when the end comes near (checklist line 85). */
export function ThreadList({
  options,
  label,
  variant = 'list',
  showsForum = true,
  empty,
  onPin,
}: ThreadListProps) {
  const list = useInfiniteQuery(options);
  const end = useNearEnd(list);
  return (
    <QueryContent
      query={list}
      subject={label}
      skeleton={(text) => <CardListSkeleton cards={4} label={text} />}
    >
      {({ pages }) => {
        const threads = rowsOf(pages);
        if (threads.length === 0) return empty;
        return (
          <>
            <VisuallyHidden component="h2">{label}</VisuallyHidden>
            <ul className={classes.list} data-variant={variant} aria-label={label}>
              {threads.map((thread) => (
                <li key={thread.id}>
                  <ThreadCard
                    thread={thread}
                    variant={variant}
                    showsForum={showsForum}
                    {...(onPin && { onPin: (pinned: boolean) => onPin(thread.id, pinned) })}
                  />
                </li>
              ))}
            </ul>
            <div ref={end} className={classes.end}>
              {list.isFetchingNextPage && <CardListSkeleton cards={1} label={messages.loadingMore()} />}
              <NextPageFailure list={list} text={messages.nextPageFailed()} />
            </div>
          </>
        );
      }}
    </QueryContent>
  );
}
