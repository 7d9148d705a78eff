import { fullName } from '@lyceum/contracts/auth';
import { RelativeTime, UserAvatar, UserLink } from '@lyceum/ui';
import type { ReactNode } from 'react';
import type { Person } from '../../forum.types';
import classes from './conversations.module.css';

interface BylineProps {
  readonly person: Person;
  readonly createdAt: string;
  readonly children?: ReactNode;
  readonly size?: number;
}

/** Who said it, and when. */
export function Byline({ person, createdAt, children, size = 32 }: BylineProps) {
  return (
    <div className={classes.head}>
      <UserLink user={person}>
        <span className={classes.author}>
          <UserAvatar
            firstName={person.firstName}
            lastName={person.lastName}
            src={person.profilePictureUrl ?? null}
            size={size}
            decorative
          />
          <span className={classes.name}>{fullName(person)}</span>
        </span>
      </UserLink>
      <span className={classes.when}>
        <RelativeTime at={createdAt} />
      </span>
      {children}
    </div>
  );
}
