import type { SessionUser } from '@lyceum/session';
import { mainId, SkipLink } from '@lyceum/shell';
import { BrandMark, ColorSchemeToggle, UserAvatar } from '@lyceum/ui';
import { useLocalStorage } from '@mantine/hooks';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './shell-frame.module.css';
import { SideNavigation } from './side-navigation';

interface ShellFrameProps {
  readonly brandName: string;
  readonly user: SessionUser;
  readonly children: ReactNode;
}

const navigationId = 'side-navigation';

/** The signed-in frame: top bar, left navigation (a bar at the bottom of a phone) and the content. */
export function ShellFrame({ brandName, user, children }: ShellFrameProps) {
  const [isClosed, setClosed] = useLocalStorage({
    key: 'navigation-closed',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return (
    <div className={classes.root} data-navigation={isClosed ? 'closed' : 'open'}>
      <SkipLink />
      <header className={classes.header}>
        <button
          type="button"
          className={classes.toggle}
          aria-label={isClosed ? 'Show navigation' : 'Hide navigation'}
          aria-expanded={!isClosed}
          aria-controls={navigationId}
          onClick={() => setClosed(!isClosed)}
        >
          <IconLayoutSidebar size={20} stroke={1.75} aria-hidden />
        </button>
        <Link to="/konnect" className={classes.home} aria-label={`${brandName}, home`}>
          <BrandMark name={brandName} withName size={26} />
        </Link>
        <div className={classes.tools}>
          <ColorSchemeToggle />
          <span className={classes.person}>
            <UserAvatar firstName={user.firstName} lastName={user.lastName} size={32} decorative />
            <span className={classes.name}>
              {user.firstName} {user.lastName}
            </span>
          </span>
        </div>
      </header>
      <div id={navigationId} className={classes.navigation} inert={isClosed ? true : undefined}>
        <SideNavigation user={user} />
      </div>
      <main id={mainId} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
