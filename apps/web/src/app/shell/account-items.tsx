import type { SessionUser } from '@lyceum/session';
import { IconLogout, IconReceipt2, IconSettings, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { toPath } from '../pathed';
import { askToLogOut } from './log-out';
import classes from './menu.module.css';
import * as messages from './shell.messages';

interface AccountItemsProps {
  readonly user: SessionUser;
  /** One of them was chosen: the menu closes. */
  readonly onChosen: () => void;
}

const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What a menu offers of one's account. */
export function AccountItems({ user, onChosen }: AccountItemsProps) {
  return (
    <>
      <Link {...toPath(`/u/${user.id}`)} className={classes.item} onClick={onChosen}>
        <IconUser {...icon} /> {messages.myProfile()}
      </Link>
      <Link {...toPath('/my-orders')} className={classes.item} onClick={onChosen}>
        <IconReceipt2 {...icon} /> {messages.myOrders()}
      </Link>
      <Link {...toPath('/settings')} className={classes.item} onClick={onChosen}>
        <IconSettings {...icon} /> {messages.settings()}
      </Link>
      <button
        type="button"
        className={classes.item}
        onClick={() => {
          onChosen();
          void askToLogOut();
        }}
      >
        <IconLogout {...icon} /> {messages.logOut()}
      </button>
    </>
  );
}
