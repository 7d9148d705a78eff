import { fullName } from '@lyceum/contracts/auth';
import { RelativeTime, UserAvatar, UserLink } from '@lyceum/ui';
import type { ReactNode } from 'react';
import { EndorsementMenu } from './endorsement-menu';
import type { Endorsement } from './endorsement-queries';
import classes from './endorsements.module.css';
import * as messages from './endorsements.messages';

interface EndorsementTextProps {
  readonly endorsement: Endorsement;
  /** Whether the signed-in user is whom it is for. */
  readonly isReceiver?: boolean;
  /** What can be done with one's own, in place of the menu. */
  readonly action?: ReactNode;
}

/** What one person says for another. */
export function EndorsementText({ endorsement, isReceiver = false, action }: EndorsementTextProps) {
  const { givingUser, endorsementText, isWaiting, isHidden, updatedAt } = endorsement;
  const isOwn = action !== undefined;
  const { firstName, lastName, profilePictureUrl } = givingUser;
  return (
    <figure className={classes.endorsement} data-hidden={isHidden === true}>
      <blockquote className={classes.text} dir="auto">
        {endorsementText}
      </blockquote>
      <figcaption className={classes.by}>
        <UserAvatar firstName={firstName} lastName={lastName} src={profilePictureUrl} size={36} decorative />
        <span className={classes.who}>
          {isOwn ? (
            <strong>{messages.you()}</strong>
          ) : (
            <UserLink user={givingUser}>
              <strong>{fullName(givingUser)}</strong>
            </UserLink>
          )}
          <span className={classes.when}>
            <RelativeTime at={updatedAt} />
          </span>
        </span>
        {isOwn ? action : <EndorsementMenu endorsement={endorsement} isReceiver={isReceiver} />}
      </figcaption>
      {isWaiting && <p className={classes.note}>{messages.waiting()}</p>}
      {isHidden === true && (
        <p className={classes.note}>{messages.isHidden({ firstName: givingUser.firstName })}</p>
      )}
    </figure>
  );
}
