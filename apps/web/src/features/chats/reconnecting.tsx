import { realtime } from '@lyceum/session';
import { useSyncExternalStore } from 'react';
import classes from './chats.module.css';
import * as messages from './chats.messages';

/** Says that the live connection is lost and comes back by itself (checklist line 202). */
export function Reconnecting() {
  const isLost = useSyncExternalStore(realtime.followLosses, realtime.isLost);
  return (
    <div role="status" className={classes.reconnecting} hidden={!isLost}>
      {isLost && messages.reconnecting()}
    </div>
  );
}
