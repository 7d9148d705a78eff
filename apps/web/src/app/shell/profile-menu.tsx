import { fullName } from '@lyceum/contracts/auth';
import type { SessionUser } from '@lyceum/session';
import { UserAvatar } from '@lyceum/ui';
import { VisuallyHidden } from '@mantine/core';
import { useId, useRef } from 'react';
import { AccountItems } from './account-items';
import menuClasses from './menu.module.css';
import * as messages from './shell.messages';
import classes from './profile-menu.module.css';

interface ProfileMenuProps {
  readonly user: SessionUser;
  readonly pictureUrl: string | null;
}

/** Opens over the page; the browser closes it on Escape and on a click elsewhere. */
export function ProfileMenu({ user, pictureUrl }: ProfileMenuProps) {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const { firstName, lastName, email } = user;
  return (
    <>
      <button type="button" className={classes.button} popoverTarget={id}>
        <UserAvatar firstName={firstName} lastName={lastName} src={pictureUrl} size={32} decorative />
        <span className={classes.name} aria-hidden>
          {fullName(user)}
        </span>
        <VisuallyHidden>{messages.accountOf({ name: fullName(user) })}</VisuallyHidden>
      </button>
      <nav
        ref={menu}
        id={id}
        popover="auto"
        className={`${menuClasses.root} ${classes.menu}`}
        aria-label={messages.myAccount()}
      >
        <p className={classes.email}>{email}</p>
        <AccountItems user={user} onChosen={() => menu.current?.hidePopover()} />
      </nav>
    </>
  );
}
