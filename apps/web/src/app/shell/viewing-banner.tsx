import { fullName } from '@lyceum/contracts/auth';
import { rich } from '@lyceum/ui';
import { dateFormat } from '@lyceum/contracts/messages';
import type { SessionUser } from '@lyceum/session';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import * as messages from './shell.messages';
import classes from './viewing-banner.module.css';

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' });

/** Stands over every screen while staff see it as somebody else does: as whom, until when, and the way out. */
export function ViewingBanner({ user }: { readonly user: SessionUser }) {
  return (
    <aside className={classes.root} aria-label={messages.viewAs()}>
      <IconEye size={18} stroke={1.75} aria-hidden />
      <p className={classes.words}>
        {rich(messages.youSeeThisAs, {
          name: <strong>{fullName(user)}</strong>,
          time: clock(new Date(user.expiresAt)),
        })}
      </p>
      <Button size="compact-sm" variant="default" onClick={() => endViewing(user.id)}>
        {messages.end()}
      </Button>
    </aside>
  );
}

/** Gives the tab back to whoever looks, at the account in the console: only this tab had another token. */
function endViewing(userId: string): void {
  sessionStorage.clear();
  window.location.assign(`/ops/users/${userId}`);
}
