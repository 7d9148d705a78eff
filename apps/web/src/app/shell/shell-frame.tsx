import type { SessionUser } from '@lyceum/session';
import { lazyPart, mainId, SkipLink } from '@lyceum/shell';
import { BrandMark, iconButton, useBrandName } from '@lyceum/ui';
import { VisuallyHidden } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { Link, useLocation, useRouteContext } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { newNotifications } from '../../features/notifications/notifications.messages';
import { useNotificationCount } from '../../features/notifications/use-notification-count';
import { showsToolBar } from '../tool-segments';
import { PhoneBar } from './phone-bar';
import { ProfileMenu } from './profile-menu';
import * as messages from './shell.messages';
import classes from './shell-frame.module.css';
import { SideNavigation } from './side-navigation';
import { sideTabs } from './side-tabs';
import { ToolBar } from './tool-bar';
import { Tools } from './tools';
import { useNavigationToggle } from './use-navigation-toggle';
import { useShellData } from './use-shell-data';

const EducatorBanner = lazyPart(() => import('./educator-banner').then((it) => it.EducatorBanner));

interface ShellFrameProps {
  readonly user: SessionUser;
  readonly children: ReactNode;
}

const navigationId = 'side-navigation';

/**
 * The signed-in frame: left navigation (a bar at the bottom of a phone), the content, and the tools: in a bar above it where that
 * belongs, else at the navigation's foot.
 */
export function ShellFrame({ user, children }: ShellFrameProps) {
  const brandName = useBrandName();
  const { config } = useRouteContext({ from: '__root__' });
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { me, facts } = useShellData(user);
  const { isClosed, toggle } = useNavigationToggle(me?.mainNavBarClosed);
  const hasTools = showsToolBar(path, config.brandSlug);
  const news = useNotificationCount();
  const tabs = sideTabs(facts);
  const pictureUrl = me?.pictureUrl ?? null;
  const account = <ProfileMenu user={user} pictureUrl={pictureUrl} />;
  return (
    <div
      className={classes.root}
      data-navigation={isClosed ? 'closed' : 'open'}
      data-tools={hasTools}
      data-raised={path.startsWith('/lessons/')}
    >
      <SkipLink />
      <NavigationToggle isClosed={isClosed} onToggle={toggle} />
      <aside
        id={navigationId}
        className={classes.navigation}
        aria-label={messages.sidebar()}
        inert={isClosed ? true : undefined}
      >
        <Link to="/konnect" className={classes.home} aria-label={messages.home({ brandName })}>
          <BrandMark withName size={26} />
        </Link>
        <SideNavigation tabs={tabs} />
        {!hasTools && (
          <div className={classes.foot}>
            <Tools label={messages.tools()} news={news}>
              {account}
            </Tools>
          </div>
        )}
      </aside>
      {hasTools && (
        <ToolBar>
          <Tools label={messages.toolBar()} news={news}>
            {account}
          </Tools>
        </ToolBar>
      )}
      <main id={mainId} className={classes.main}>
        {me?.awaitsTeacherRole && <Waiting />}
        {children}
      </main>
      <VisuallyHidden role="status">{news > 0 && newNotifications({ count: news })}</VisuallyHidden>
      <PhoneBar
        tabs={tabs}
        user={user}
        pictureUrl={pictureUrl}
        news={news}
        tools={!hasTools && <Tools label={messages.tools()} news={news} />}
      />
    </div>
  );
}

/** Said to who asked to be an educator, until staff decide. */
function Waiting() {
  return (
    <Suspense>
      <EducatorBanner />
    </Suspense>
  );
}

interface NavigationToggleProps {
  readonly isClosed: boolean;
  readonly onToggle: () => void;
}

function NavigationToggle({ isClosed, onToggle }: NavigationToggleProps) {
  return (
    <button
      type="button"
      className={`${iconButton} ${classes.toggle}`}
      aria-label={isClosed ? messages.showNavigation() : messages.hideNavigation()}
      aria-expanded={!isClosed}
      aria-controls={navigationId}
      onClick={onToggle}
    >
      <IconLayoutSidebar size={20} stroke={1.75} aria-hidden />
    </button>
  );
}
