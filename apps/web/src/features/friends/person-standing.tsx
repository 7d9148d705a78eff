import type { PersonCard } from './friend-queries';
import * as messages from './friends.messages';
import classes from './person-standing.module.css';

const statuses = { ONLINE: messages.online, AWAY: messages.away, OFFLINE: messages.offline } as const;

/** What somebody is here, and whether they are there, where that is shown. */
export function PersonStanding({ person: { roleLabels, onlineStatus } }: { readonly person: PersonCard }) {
  return (
    <>
      <span>{roleLabels.join(', ') || messages.member()}</span>
      {onlineStatus && (
        <span className={classes.status} data-status={onlineStatus}>
          {statuses[onlineStatus]()}
        </span>
      )}
    </>
  );
}
