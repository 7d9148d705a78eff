import type { SessionUser } from '@lyceum/session';
import { UserAvatar } from '@lyceum/ui';
import { VisuallyHidden } from '@mantine/core';
import { IconLogout, IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { toPath } from '../pathed';
import { askToLogOut } from './log-out';
import * as messages from './shell.messages';
import classes from './profile-menu.module.css';

interface ProfileMenuProps {
  readonly user: SessionUser;
  readonly pictureUrl: string | null;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** Opens over the page; the browser closes it on Escape and on a click elsewhere. */
export function ProfileMenu({ user, pictureUrl }: ProfileMenuProps) {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const close = (): void => menu.current?.hidePopover();
  const { firstName, lastName, email } = user;
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id}>
        <UserAvatar firstName={firstName} lastName={lastName} src={pictureUrl} size={32} decorative />
        <span className={classes.name} aria-hidden>
          {firstName} {lastName}
        </span>
        <VisuallyHidden>{messages.accountOf({ name: `${firstName} ${lastName}` })}</VisuallyHidden>
      </button>
      <nav ref={menu} id={id} popover="auto" className={classes.menu} aria-label={messages.myAccount()}>
        <p className={classes.email}>{email}</p>
        <Link {...toPath(`/u/${user.id}`)} className={classes.item} onClick={close}>
          <IconUser {...icon} /> {messages.myProfile()}
        </Link>
        <Link {...toPath('/settings')} className={classes.item} onClick={close}>
          <IconSettings {...icon} /> {messages.settings()}
        </Link>
        <button
          type="button"
          className={classes.item}
          onClick={() => {
            close();
            void askToLogOut();
          }}
        >
          <IconLogout {...icon} /> {messages.logOut()}
        </button>
      </nav>
    </>
  );
}
