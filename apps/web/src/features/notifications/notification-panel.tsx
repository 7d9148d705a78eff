import { useSession } from '@lyceum/session';
import { iconButton } from '@lyceum/ui';
import { IconChecks, IconSettings } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { NotificationList, type NotificationListProps } from './notification-list';
import { filterLabel, type NotificationFilter, notificationFilters } from './notification-filters';
import classes from './notification-panel.module.css';
import * as messages from './notifications.messages';
import { useMarkAllAsSeen } from './use-mark-all-as-seen';

type NotificationPanelProps = Pick<NotificationListProps, 'onOpenPath' | 'actionsOf'> & {
  /** How many are unseen. */
  readonly total: number;
};

/** What the bell opens. A chunk of its own. */
export function NotificationPanel({ total, onOpenPath, actionsOf }: NotificationPanelProps) {
  const titleId = useId();
  const userId = useSession().user?.id ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  const [filter, setFilter] = useState<NotificationFilter>('ALL');
  const markAll = useMarkAllAsSeen(userId);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div role="dialog" aria-labelledby={titleId} className={classes.root}>
      <div className={classes.head}>
        <h2 id={titleId} ref={heading} tabIndex={-1} className={classes.title}>
          {messages.notifications()}
        </h2>
        <button
          type="button"
          className={iconButton}
          aria-label={messages.markAllAsRead()}
          title={messages.markAllAsRead()}
          disabled={total === 0 || markAll.isPending}
          onClick={() => markAll.mutate()}
        >
          <IconChecks size={20} stroke={1.75} aria-hidden />
        </button>
        <a
          href="/settings#notifications"
          className={iconButton}
          aria-label={messages.notificationSettings()}
          title={messages.notificationSettings()}
          onClick={(event) => {
            event.preventDefault();
            onOpenPath('/settings#notifications');
          }}
        >
          <IconSettings size={20} stroke={1.75} aria-hidden />
        </a>
      </div>
      <div role="group" aria-label={messages.show()} className={classes.filters}>
        {notificationFilters.map((name) => (
          <button
            key={name}
            type="button"
            className={classes.filter}
            aria-pressed={name === filter}
            onClick={() => setFilter(name)}
          >
            {filterLabel(name)}
          </button>
        ))}
      </div>
      <NotificationList
        key={filter}
        userId={userId}
        filter={filter}
        onShowAll={() => setFilter('ALL')}
        onOpenPath={onOpenPath}
        actionsOf={actionsOf}
      />
    </div>
  );
}
