import { fullName } from '@lyceum/contracts/auth';
import type { SessionUser } from '@lyceum/session';
import { UserAvatar } from '@lyceum/ui';
import { IconHome, IconMessages, IconPencilPlus, IconUsersGroup } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useId, useRef } from 'react';
import { useUnreadChats } from '../../features/chats/use-unread-chats';
import { newNotifications } from '../../features/notifications/notifications.messages';
import { isOtherApplication } from '../next-path';
import { toPath } from '../pathed';
import { AccountItems } from './account-items';
import menuClasses from './menu.module.css';
import classes from './phone-bar.module.css';
import * as messages from './shell.messages';
import { tabIcons } from './side-navigation';
import { isInside, type SideTab, writingPath } from './side-tabs';

interface PhoneBarProps {
  /** The tabs of the left navigation; those without a slot stand under Me. */
  readonly tabs: readonly SideTab[];
  readonly user: SessionUser;
  readonly pictureUrl: string | null;
  /** How many notifications are unseen. */
  readonly news: number;
  /** Tools that are nowhere else on this screen. */
  readonly tools: ReactNode;
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** Addresses of the slots beside Me. */
const areas = [
  { path: '/konnect' },
  { path: '/community', covers: ['thread'] },
  { path: '/chat', covers: ['chat-group-dashboard'] },
];

/** … and of what stands under it for everybody, beside one's own page. */
const mine = [{ path: '/settings' }, { path: '/search' }];

const slotted = new Set<SideTab['id']>(['konnect', 'community', 'chats']);

/** Where the thumb is: five slots, and everything else under Me (checklist line 23). */
export function PhoneBar({ tabs, user, pictureUrl, news, tools }: PhoneBarProps) {
  const address = useLocation({ select: ({ pathname }) => pathname });
  const [home, community, chats] = areas.map((area) => isInside(area, address));
  const others = tabs.filter(({ id }) => !slotted.has(id));
  const unread = useUnreadChats();
  const writing = writingPath(address);
  const isWriting = address.endsWith('/createThread');
  return (
    <nav ref={sayHeight} className={classes.root} aria-label={messages.main()} data-docked>
      <Slot
        path="/konnect"
        isHere={home === true}
        icon={<IconHome {...icon} />}
        label={messages.homeSlot()}
      />
      <Slot
        path="/community"
        isHere={community === true && !isWriting}
        icon={<IconUsersGroup {...icon} />}
        label={messages.community()}
      />
      <Slot path={writing} isHere={isWriting} icon={<IconPencilPlus {...icon} />} label={messages.write()} />
      <Slot
        path="/chat"
        isHere={chats === true}
        icon={
          <span className={classes.face}>
            <IconMessages {...icon} />
            {unread > 0 && (
              <span
                className={classes.news}
                role="img"
                aria-label={messages.unreadMessages({ count: unread })}
              />
            )}
          </span>
        }
        label={messages.chats()}
      />
      <Me
        user={user}
        pictureUrl={pictureUrl}
        news={news}
        isHere={address === `/u/${user.id}` || [...mine, ...others].some((area) => isInside(area, address))}
        others={others}
        tools={tools}
      />
    </nav>
  );
}

/** Tells what is docked above the bar how high it is: at twice the text its words take two lines. */
function sayHeight(bar: HTMLElement): () => void {
  const page = document.documentElement.style;
  const say = (): void => page.setProperty('--lyceum-phone-bar', `${String(bar.offsetHeight)}px`);
  // All styles of the page are looked at again: not before the screen's first frame.
  const observer = new ResizeObserver(() => void requestAnimationFrame(say));
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.removeProperty('--lyceum-phone-bar');
  };
}

interface SlotProps {
  readonly path: string;
  readonly isHere: boolean;
  readonly icon: ReactNode;
  readonly label: string;
}

function Slot({ path, isHere, icon: picture, label }: SlotProps) {
  return (
    <Link
      {...toPath(path)}
      className={classes.slot}
      aria-current={isHere ? 'page' : undefined}
      // What is marked is said above: the writing of a thread is no part of Community here.
      activeOptions={{ exact: true }}
      activeProps={{}}
    >
      {picture}
      <span>{label}</span>
    </Link>
  );
}

interface MeProps extends Pick<PhoneBarProps, 'user' | 'pictureUrl' | 'news' | 'tools'> {
  readonly isHere: boolean;
  readonly others: readonly SideTab[];
}

/** Opens over the page; the browser closes it on Escape and on a tap elsewhere. */
function Me({ user, pictureUrl, news, isHere, others, tools }: MeProps) {
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const close = (): void => sheet.current?.hidePopover();
  const { firstName, lastName } = user;
  return (
    <>
      <button
        type="button"
        className={classes.slot}
        popoverTarget={id}
        aria-current={isHere ? 'page' : undefined}
      >
        <span className={classes.face}>
          <UserAvatar firstName={firstName} lastName={lastName} src={pictureUrl} size={24} decorative />
          {news > 0 && (
            <span className={classes.news} role="img" aria-label={newNotifications({ count: news })} />
          )}
        </span>
        <span>{messages.me()}</span>
      </button>
      <nav
        ref={sheet}
        id={id}
        popover="auto"
        className={`${menuClasses.root} ${classes.sheet}`}
        aria-label={messages.me()}
      >
        <div className={classes.head}>
          <p className={classes.name}>{fullName(user)}</p>
          {tools}
        </div>
        {others.map((tab) => (
          <OtherTab key={tab.id} tab={tab} onChosen={close} />
        ))}
        <AccountItems user={user} onChosen={close} />
      </nav>
    </>
  );
}

function OtherTab({ tab, onChosen }: { readonly tab: SideTab; readonly onChosen: () => void }) {
  const { id, label, path, search } = tab;
  const Icon = tabIcons[id];
  const content = (
    <>
      <Icon size={18} stroke={1.75} aria-hidden /> {label}
    </>
  );
  // Another application: a page load, not a route.
  if (isOtherApplication(path))
    return (
      <a href={path} className={menuClasses.item}>
        {content}
      </a>
    );
  return (
    <Link {...toPath(path)} {...(search && { search })} className={menuClasses.item} onClick={onChosen}>
      {content}
    </Link>
  );
}
