import { useSession } from '@lyceum/session';
import { NextPage, QueryContent } from '@lyceum/shell';
import { CardListSkeleton, SectionCard } from '@lyceum/ui';
import { rowsOf, type WatchedThreadsQuery } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ThreadLink } from '../thread-card/thread-link';
import { useThreadWatch, watchedThreadsQuery } from './use-thread-watch';
import classes from './watched-threads.module.css';
import * as messages from './watches.messages';

type WatchedThread = WatchedThreadsQuery['getWatchedThreads'][number];

/** What the viewer follows or has muted, in the settings, to be ended there. */
export function WatchedThreads() {
  const userId = useSession().user?.id ?? '';
  const threads = useInfiniteQuery({ ...watchedThreadsQuery(userId), staleTime: 0 });
  return (
    <SectionCard title={messages.watchedThreads()} description={messages.aboutWatchedThreads()}>
      <QueryContent
        query={threads}
        subject={messages.watchedThreads()}
        skeleton={(label) => <CardListSkeleton cards={1} label={label} />}
      >
        {({ pages }) => {
          const rows = rowsOf(pages);
          if (rows.length === 0) return <p className={classes.empty}>{messages.noWatchedThreads()}</p>;
          return (
            <>
              <ul>
                {rows.map((thread) => (
                  <WatchedThreadRow key={thread.id} thread={thread} />
                ))}
              </ul>
              <NextPage list={threads} label={messages.loadMore()} mt="sm" />
            </>
          );
        }}
      </QueryContent>
    </SectionCard>
  );
}

function WatchedThreadRow({ thread: { id, title, forum, watch } }: { readonly thread: WatchedThread }) {
  const change = useThreadWatch(id);
  const isFollowed = watch === 'FOLLOWED';
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <ThreadLink threadId={id} className={classes.title ?? ''}>
          {title}
        </ThreadLink>
        <p className={classes.detail}>
          {isFollowed ? messages.youFollow({ forum }) : messages.youMuted({ forum })}
        </p>
      </div>
      <Button
        size="sm"
        variant="default"
        disabled={change.isPending}
        aria-label={isFollowed ? messages.stopFollowingThread({ title }) : messages.unmuteThread({ title })}
        onClick={() => change.mutate({ wanted: 'USUAL', before: watch })}
      >
        {isFollowed ? messages.stopFollowing() : messages.unmute()}
      </Button>
    </li>
  );
}
