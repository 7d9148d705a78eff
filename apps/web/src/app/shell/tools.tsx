import { ColorSchemeToggle, iconButton } from '@lyceum/ui';
import { lazyPart } from '@lyceum/shell';
import { IconSearch } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { ActionsOf } from '../../features/notifications/notification-actions';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { isOtherApplication } from '../next-path';
import * as messages from './shell.messages';
import classes from './tools.module.css';

const RequestAnswer = lazyPart(() =>
  import('../../features/friends/request-answer').then((it) => it.RequestAnswer),
);

interface ToolsProps {
  readonly label: string;
  /** How many notifications are unseen. */
  readonly news: number;
  /** What stands at their end: the account. */
  readonly children?: ReactNode;
}

/** Search, notifications and colours: at hand on every signed-in screen (checklist line 22). */
export function Tools({ label, news, children }: ToolsProps) {
  const router = useRouter();
  const openPath = (href: string): void =>
    void router.navigate({ href, reloadDocument: isOtherApplication(href) });
  return (
    <div role="group" aria-label={label} className={classes.root}>
      <Link to="/search" className={iconButton} aria-label={messages.search()} title={messages.search()}>
        <IconSearch size={20} stroke={1.75} aria-hidden />
      </Link>
      <NotificationBell total={news} onOpenPath={openPath} actionsOf={actionsOf} />
      <ColorSchemeToggle />
      {children}
    </div>
  );
}

/** A friend request is answered where it is told; its tag names it. */
const actionsOf: ActionsOf = ({ type, tag }, onAct) =>
  type === 'FRIEND_REQUEST_RECEIVED' &&
  tag && (
    <Suspense>
      <RequestAnswer friendRelationId={tag} onAnswer={onAct} />
    </Suspense>
  );
