import type { SessionUser } from '@lyceum/session';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import classes from './viewing-banner.module.css';

const clock = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });

/** Stands over every screen while staff see it as somebody else does: as whom, until when, and the way out. */
export function ViewingBanner({ user }: { readonly user: SessionUser }) {
  return (
    <aside className={classes.root} aria-label="View as">
      <IconEye size={18} stroke={1.75} aria-hidden />
      <p className={classes.words}>
        You see this as{' '}
        <strong>
          {user.firstName} {user.lastName}
        </strong>{' '}
        does, until {clock.format(user.expiresAt)}. Nothing can be changed.
      </p>
      <Button size="compact-sm" variant="default" onClick={() => endViewing(user.id)}>
        End
      </Button>
    </aside>
  );
}

/** Gives the tab back to whoever looks, at the account in the console: only this tab had another token. */
function endViewing(userId: string): void {
  sessionStorage.clear();
  window.location.assign(`/ops/users/${userId}`);
}
