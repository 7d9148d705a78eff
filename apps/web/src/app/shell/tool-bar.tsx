import type { SessionUser } from '@lyceum/session';
import { BrandMark, ColorSchemeToggle, useBrandName } from '@lyceum/ui';
import { Link, useRouter } from '@tanstack/react-router';
import { NotificationBell } from '../../features/notifications/notification-bell';
import { isOtherApplication } from '../next-path';
import { ProfileMenu } from './profile-menu';
import * as messages from './shell.messages';
import classes from './tool-bar.module.css';

interface ToolBarProps {
  readonly user: SessionUser;
  readonly pictureUrl: string | null;
}

/** The bar above the content: notifications, colour scheme, and everything about oneself. */
export function ToolBar({ user, pictureUrl }: ToolBarProps) {
  const brandName = useBrandName();
  const router = useRouter();
  const openPath = (href: string): void =>
    void router.navigate({ href, reloadDocument: isOtherApplication(href) });
  return (
    <header className={classes.root}>
      <Link to="/konnect" className={classes.home} aria-label={messages.home({ brandName })}>
        <BrandMark withName size={26} />
      </Link>
      <div role="group" aria-label={messages.toolBar()} className={classes.tools}>
        <NotificationBell onOpenPath={openPath} />
        <ColorSchemeToggle />
        <ProfileMenu user={user} pictureUrl={pictureUrl} />
      </div>
    </header>
  );
}
