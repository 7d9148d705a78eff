import { type SessionUser, signOut } from '@lyceum/session';
import { mainId, SkipLink } from '@lyceum/shell';
import { BrandMark, ColorSchemeToggle, confirm, UserAvatar } from '@lyceum/ui';
import { IconArrowBackUp, IconLogout, IconUsers } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './console-frame.module.css';

interface ConsoleFrameProps {
  readonly brandName: string;
  readonly user: SessionUser;
  /** Others see the frame without its navigation. */
  readonly isStaff: boolean;
  readonly children: ReactNode;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The console's frame: a slim bar with everything in it, and the content. */
export function ConsoleFrame({ brandName, user, isStaff, children }: ConsoleFrameProps) {
  return (
    <div className={classes.root}>
      <SkipLink />
      <header className={classes.header}>
        <a href="/konnect" className={classes.home}>
          <span aria-hidden className={classes.mark}>
            <BrandMark name={brandName} size={22} />
          </span>
          <span className={classes.name}>{brandName}</span> <span className={classes.tag}>Ops</span>
        </a>
        <nav aria-label="Console" className={classes.navigation}>
          {isStaff && (
            <Link to="/users" className={classes.tab} activeProps={{ className: classes.active }}>
              <IconUsers {...icon} />
              Users
            </Link>
          )}
        </nav>
        <div className={classes.tools}>
          <span className={classes.person}>
            <UserAvatar firstName={user.firstName} lastName={user.lastName} size={24} decorative />
            <span className={classes.personName}>
              {user.firstName} {user.lastName}
            </span>
          </span>
          <ColorSchemeToggle />
          <a
            href="/konnect"
            className={classes.tool}
            aria-label="Back to my learning"
            title="Back to my learning"
          >
            <IconArrowBackUp {...icon} />
          </a>
          <button
            type="button"
            className={classes.tool}
            aria-label="Log out"
            title="Log out"
            onClick={() => void askToLogOut()}
          >
            <IconLogout {...icon} />
          </button>
        </div>
      </header>
      <main id={mainId} className={classes.main}>
        {children}
      </main>
    </div>
  );
}

async function askToLogOut(): Promise<void> {
  const isSure = await confirm({
    title: 'Log out',
    message: 'Are you sure you want to log out?',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
  });
  if (isSure) signOut();
}
