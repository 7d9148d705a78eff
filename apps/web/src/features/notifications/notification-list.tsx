import { logFailure } from '@lyceum/shell';
import { CardListSkeleton } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { rowsOf } from '@lyceum/web-graphql';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { withKept } from './kept-entries';
import type { ActionsOf } from './notification-actions';
import { byDay } from './notification-days';
import { NotificationEntry } from './notification-entry';
import type { NotificationFilter } from './notification-filters';
import classes from './notification-panel.module.css';
import { listQuery, type NotificationItem, showAsSeen } from './notification-queries';
import { viewersTimeZone } from './notification-time';
import * as messages from './notifications.messages';
import { useSeenAfterAWhile } from './use-seen-after-a-while';

export interface NotificationListProps {
  readonly userId: string;
  readonly filter: NotificationFilter;
  readonly onShowAll: () => void;
  readonly onOpenPath: (path: string) => void;
  readonly actionsOf: ActionsOf;
}

/** The notifications that the filter lets through, day by day. */
export function NotificationList({ userId, filter, onShowAll, ...entry }: NotificationListProps) {
  const list = useInfiniteQuery({ ...listQuery(userId, filter), enabled: userId !== '', staleTime: 0 });
  const { items, keep } = useKept(rowsOf(list.data?.pages ?? []));
  const queryClient = useQueryClient();
  const unseen = items.filter(({ seen }) => !seen);
  useSeenAfterAWhile(
    unseen.map(({ id }) => id),
    (ids) => {
      const isSeen = ({ id }: NotificationItem): boolean => ids.includes(id);
      // What is being read does not go from under the reader.
      if (filter === 'UNREAD') keep(unseen.filter(isSeen).map((item) => ({ ...item, seen: true })));
      showAsSeen(queryClient, userId, isSeen);
    },
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
  if (items.length === 0) return <NothingHere filter={filter} onShowAll={onShowAll} />;
  return (
    <div className={classes.scroller}>
      <Days items={items} keep={keep} {...entry} />
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

function NothingHere({ filter, onShowAll }: Pick<NotificationListProps, 'filter' | 'onShowAll'>) {
  if (filter === 'ALL') return <p className={classes.empty}>{messages.noNotifications()}</p>;
  return (
    <div className={classes.empty}>
      <p>{messages.noneOfFilter()}</p>
      <Button variant="subtle" size="sm" mt="xs" onClick={onShowAll}>
        {messages.showAll()}
      </Button>
    </div>
  );
}

interface DaysProps extends Pick<NotificationListProps, 'onOpenPath' | 'actionsOf'> {
  readonly items: readonly NotificationItem[];
  readonly keep: Keep;
}

function Days({ items, keep, onOpenPath, actionsOf }: DaysProps) {
  const id = useId();
  const timeZone = viewersTimeZone();
  return byDay(items, timeZone).map(({ date, label, items: ofDay }) => (
    <section key={date} aria-labelledby={`${id}${date}`}>
      <h3 id={`${id}${date}`} className={classes.day}>
        {label}
      </h3>
      <ul className={classes.list}>
        {ofDay.map((item) => (
          <li key={item.id}>
            <NotificationEntry
              item={item}
              timeZone={timeZone}
              onOpenPath={onOpenPath}
              actions={actionsOf(item, () => keep([{ ...item, seen: true }]))}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

type Keep = (items: readonly NotificationItem[]) => void;

/** The list with what was acted on in it. */
function useKept(items: readonly NotificationItem[]): {
  items: readonly NotificationItem[];
  keep: Keep;
} {
  const [kept, setKept] = useState<readonly NotificationItem[]>([]);
  const keep: Keep = (added) =>
    setKept((before) => [...before.filter(({ id }) => !added.some((item) => item.id === id)), ...added]);
  return { items: withKept(items, kept), keep };
}
