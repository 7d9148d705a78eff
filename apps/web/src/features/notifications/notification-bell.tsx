import { lazyDialog } from '@lyceum/shell';
import { iconButton } from '@lyceum/ui';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import type { ActionsOf } from './notification-actions';
import classes from './notification-bell.module.css';
import * as messages from './notifications.messages';
import { useDismissal } from './use-dismissal';

const loadPanel = () => import('./notification-panel');
const NotificationPanel = lazyDialog(() => loadPanel().then((it) => it.NotificationPanel));

/** Ahead of the click, which asks again where this fails. */
const fetchPanel = (): void => void loadPanel().catch(() => undefined);

interface NotificationBellProps {
  /** How many notifications are unseen, as `useNotificationCount` says. */
  readonly total: number;
  /** Opens a path of this site: what a notification is about, or the settings. */
  readonly onOpenPath: (path: string) => void;
  readonly actionsOf: ActionsOf;
}

const mostShown = 99;

/** The bell of the tool bar: the live number of unseen notifications, and the list behind it (checklist lines 51 to 55). */
export function NotificationBell({ total, onOpenPath, actionsOf }: NotificationBellProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  useDismissal(root, isOpen, (byKey) => {
    close();
    if (byKey) button.current?.focus();
  });

  return (
    <div ref={root} className={classes.root}>
      <button
        ref={button}
        type="button"
        className={`${iconButton} ${classes.bell}`}
        aria-label={total > 0 ? messages.notificationsNew({ total }) : messages.notifications()}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={() => setOpen(!isOpen)}
      >
        <IconBell size={20} stroke={1.75} aria-hidden />
        {total > 0 && (
          <span className={classes.count} aria-hidden>
            {total > mostShown ? `${mostShown}+` : total}
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <NotificationPanel
            total={total}
            actionsOf={actionsOf}
            onOpenPath={(path) => {
              close();
              onOpenPath(path);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
