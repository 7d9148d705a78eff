import { UserAvatar } from '@lyceum/ui';
import { VisuallyHidden } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import classes from './notification-entry.module.css';
import type { NotificationItem } from './notification-queries';
import { notificationTime } from './notification-time';
import { textOf } from './notification-wording';
import * as messages from './notifications.messages';

interface NotificationEntryProps {
  readonly item: NotificationItem;
  readonly timeZone: string;
  readonly onOpenPath: (path: string) => void;
  /** What can be done about it here. */
  readonly actions?: ReactNode;
}

/** One notification: who, what, when, whether it is new, and what can be done about it. */
export function NotificationEntry({ actions, ...props }: NotificationEntryProps) {
  return (
    <>
      <EntryLink {...props} />
      {actions && <div className={classes.actions}>{actions}</div>}
    </>
  );
}

function EntryLink({ item, timeZone, onOpenPath }: Omit<NotificationEntryProps, 'actions'>) {
  const path = item.url;
  const content = (
    <>
      {item.by ? (
        <UserAvatar
          firstName={item.by.firstName}
          lastName={item.by.lastName}
          src={item.by.pictureUrl ?? null}
          size={36}
          decorative
        />
      ) : (
        <span className={classes.platform} aria-hidden>
          <IconSparkles size={18} stroke={1.75} />
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.text}>{textOf(item)}</span>
        <time className={classes.time} dateTime={item.createdAt}>
          {notificationTime(item.createdAt, timeZone)}
        </time>
      </span>
      {!item.seen && (
        <span className={classes.unseen}>
          <VisuallyHidden>{messages.isNew()}</VisuallyHidden>
        </span>
      )}
    </>
  );
  const state = item.seen ? 'seen' : 'unseen';
  if (!path) {
    return (
      <div className={classes.root} data-state={state}>
        {content}
      </div>
    );
  }
  const open = (event: MouseEvent): void => {
    // A new tab or window is the browser's business.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onOpenPath(path);
  };
  return (
    <a className={classes.root} data-state={state} href={path} onClick={open}>
      {content}
    </a>
  );
}
