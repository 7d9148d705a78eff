import type { PersonCard } from './friend-queries';
import * as messages from './friends.messages';
import classes from './person-standing.module.css';

/** What somebody is here, and whether they are there, where that is shown. */
export function PersonStanding({ person: { roleLabels, isOnline } }: { readonly person: PersonCard }) {
  return (
    <>
      <span>{roleLabels.join(', ') || messages.member()}</span>
      {isOnline !== null && isOnline !== undefined && (
        <span className={classes.online} data-online={isOnline}>
          {isOnline ? messages.online() : messages.offline()}
        </span>
      )}
    </>
  );
}
