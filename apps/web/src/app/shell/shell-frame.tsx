import type { SessionUser } from '@lyceum/session';
import { mainId, SkipLink } from '@lyceum/shell';
import { BrandMark, iconButton, useBrandName } from '@lyceum/ui';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { showsToolBar } from '../tool-segments';
import * as messages from './shell.messages';
import classes from './shell-frame.module.css';
import { SideNavigation } from './side-navigation';
import { sideTabs } from './side-tabs';
import { ToolBar } from './tool-bar';
import { useNavigationToggle } from './use-navigation-toggle';
import { useShellData } from './use-shell-data';

interface ShellFrameProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
}

const navigationId = 'side-navigation';

/** The signed-in frame: left navigation (a bar at the bottom of a phone), tool bar where it belongs, and the content. */
export function ShellFrame({ user, children }: ShellFrameProps) {
  const brandName = useBrandName();
  const { config } = useRouteContext({ from: '__root__' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { me, facts } = useShellData(user);
  const { isClosed, toggle } = useNavigationToggle(me?.mainNavBarClosed);
  const hasTools = showsToolBar(path, config.brandSlug);
  return (
    <div
      className={classes.root}
      data-navigation={isClosed ? 'closed' : 'open'}
      data-tools={hasTools}
      data-raised={path.startsWith('/lessons/')}
    >
      <SkipLink />
      <button
        type="button"
        className={`${iconButton} ${classes.toggle}`}
        aria-label={isClosed ? messages.showNavigation() : messages.hideNavigation()}
        aria-expanded={!isClosed}
        aria-controls={navigationId}
        onClick={toggle}
      >
        <IconLayoutSidebar size={20} stroke={1.75} aria-hidden />
      </button>
      <div id={navigationId} className={classes.navigation} inert={isClosed ? true : undefined}>
        <Link to="/konnect" className={classes.home} aria-label={messages.home({ brandName })}>
          <BrandMark withName size={26} />
        </Link>
        <SideNavigation tabs={sideTabs(facts)} />
      </div>
      {hasTools && <ToolBar user={user} pictureUrl={me?.pictureUrl ?? null} />}
      <main id={mainId} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
