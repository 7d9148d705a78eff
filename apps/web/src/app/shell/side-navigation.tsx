import {
  IconBooks,
  IconBriefcase,
  IconBuildingArch,
  IconCalendarMonth,
  IconChalkboard,
  IconFlag,
  IconHeartHandshake,
  IconLogout,
  IconMessages,
  IconPresentation,
  IconSchool,
  IconShieldCog,
  IconUsersGroup,
} from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { useUnreadChats } from '../../features/chats/use-unread-chats';
import { isOtherApplication } from '../next-path';
import { toPath } from '../pathed';
import { askToLogOut } from './log-out';
import * as messages from './shell.messages';
import classes from './side-navigation.module.css';
import { isInside, type SideTab } from './side-tabs';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

export const tabIcons: Readonly<Record<SideTab['id'], typeof IconBooks>> = {
  konnect: IconBuildingArch,
  community: IconUsersGroup,
  admin: IconShieldCog,
  courses: IconBooks,
  teaching: IconChalkboard,
  studying: IconSchool,
  live: IconPresentation,
  calendar: IconCalendarMonth,
  summit: IconFlag,
  family: IconHeartHandshake,
  school: IconSchool,
  agent: IconBriefcase,
  chats: IconMessages,
};

/** The tabs of checklist line 23, and Log out. */
export function SideNavigation({ tabs }: { readonly tabs: readonly SideTab[] }) {
  const unread = useUnreadChats();
  return (
    <nav className={classes.root} aria-label={messages.main()}>
      {tabs.map((tab) => (
        <Tab key={tab.id} tab={tab} news={tab.id === 'chats' ? unread : 0} />
      ))}
      <button type="button" className={`${classes.tab} ${classes.last}`} onClick={() => void askToLogOut()}>
        <IconLogout {...icon} />
        <span>{messages.logOut()}</span>
      </button>
    </nav>
  );
}

function Tab({ tab, news }: { readonly tab: SideTab; readonly news: number }) {
  const { id, label, path, search, covers } = tab;
  const Icon = tabIcons[id];
  const isCovered = useLocation({
    select: ({ pathname }) => covers !== undefined && isInside(tab, pathname),
  });
  const content = (
    <>
      <Icon {...icon} />
      <span>{label}</span>
      {news > 0 && (
        <span className={classes.news} aria-label={messages.unreadMessages({ count: news })} role="img">
          {news > 99 ? '99+' : news}
        </span>
      )}
    </>
  );
  // Another application: a page load, not a route.
  if (isOtherApplication(path)) {
    return (
      <a href={path} className={classes.tab}>
        {content}
      </a>
    );
  }
  return (
    <Link
      {...toPath(path)}
      {...(search && { search })}
      className={isCovered ? `${classes.tab} ${classes.active}` : classes.tab}
      {...(isCovered && { 'aria-current': 'page' })}
      activeProps={{ className: classes.active }}
    >
      {content}
    </Link>
  );
}
