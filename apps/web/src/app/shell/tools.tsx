import { ColorSchemeToggle, iconButton } from '@lyceum/ui';
import { IconSearch } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { isOtherApplication } from '../next-path';
import * as messages from './shell.messages';
import classes from './tools.module.css';

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
      <NotificationBell total={news} onOpenPath={openPath} />
      <ColorSchemeToggle />
      {children}
    </div>
  );
}
