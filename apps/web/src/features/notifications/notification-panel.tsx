import { useSession } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import { CardListSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { rowsOf } from '@lyceum/web-graphql';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { NotificationEntry } from './notification-entry';
import classes from './notification-panel.module.css';
import { countQuery, listQuery, type NotificationItem } from './notification-queries';
import { viewersTimeZone } from './notification-time';
import * as messages from './notifications.messages';
import { useSeenAfterAWhile } from './use-seen-after-a-while';

interface NotificationPanelProps {
  readonly onOpenPath: (path: string) => void;
}

/** What the bell opens. A chunk of its own. */
export function NotificationPanel({ onOpenPath }: NotificationPanelProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div role="dialog" aria-labelledby={titleId} className={classes.root}>
      <div className={classes.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={classes.title}>
          {messages.notifications()}
        </h2>
        <a
          href="/settings#notifications"
          className={classes.settings}
          aria-label={messages.notificationSettings()}
          title={messages.notificationSettings()}
          onClick={(event) => {
            event.preventDefault();
            onOpenPath('/settings#notifications');
          }}
        >
          <IconSettings size={18} stroke={1.75} aria-hidden />
        </a>
      </div>
      <NotificationList onOpenPath={onOpenPath} />
    </div>
  );
}

function NotificationList({ onOpenPath }: NotificationPanelProps) {
  const userId = useSession().user?.id ?? '';
  const list = useInfiniteQuery({ ...listQuery(userId), enabled: userId !== '', staleTime: 0 });
  const items = rowsOf(list.data?.pages ?? []);
  const markSeen = useMarkSeen(userId);
  useSeenAfterAWhile(
    items.filter(({ seen }) => !seen).map(({ id }) => id),
    markSeen,
  );

  // Logged, and nothing shown (checklist line 58).
  useEffect(() => {
    if (list.error) logFailure(list.error);
  }, [list.error]);

  if (list.isPending) {
    return (
      <div className={classes.loading}>
        <CardListSkeleton cards={2} label={messages.loadingNotifications()} />
      </div>
    );
  }
  if (!list.data) return null;
  if (items.length === 0) return <p className={classes.empty}>{messages.noNotifications()}</p>;
  const timeZone = viewersTimeZone();
  return (
    <div className={classes.scroller}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id}>
            <NotificationEntry item={item} timeZone={timeZone} onOpenPath={onOpenPath} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="subtle"
            size="sm"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {messages.loadMore()}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Shows what the server has been told, without asking for the pages again. */
function useMarkSeen(userId: string): (ids: readonly string[]) => void {
  const queryClient = useQueryClient();
  return (ids) => {
    queryClient.setQueryData<InfiniteData<NotificationItem[], number>>(
      listQuery(userId).queryKey,
      (known) =>
        known && {
          ...known,
          pages: known.pages.map((page) =>
            page.map((item) => (ids.includes(item.id) ? { ...item, seen: true } : item)),
          ),
        },
    );
    void queryClient.invalidateQueries({ queryKey: countQuery(userId).queryKey });
  };
}
