import { fullName } from '@lyceum/contracts/auth';
import { UserAvatar, UserLink } from '@lyceum/ui';
import type { ReactNode } from 'react';
import type { PersonCard } from './friend-queries';
import classes from './people-settings.module.css';

interface PersonNameProps {
  readonly person: PersonCard;
  /** What stands below the name. */
  readonly detail: ReactNode;
}

/** Somebody in a list of people. */
export function PersonName({ person, detail }: PersonNameProps) {
  const { firstName, lastName, pictureUrl } = person;
  return (
    <div className={classes.person}>
      <UserLink user={person} kind="picture">
        <UserAvatar firstName={firstName} lastName={lastName} src={pictureUrl ?? null} size={40} decorative />
      </UserLink>
      <div className={classes.words}>
        <UserLink user={person}>
          <span className={classes.name}>{fullName(person)}</span>
        </UserLink>
        <div className={classes.detail}>{detail}</div>
      </div>
    </div>
  );
}
