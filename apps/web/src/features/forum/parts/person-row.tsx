import { fullName } from '@lyceum/contracts/auth';
import { UserAvatar, UserLink } from '@lyceum/ui';
import type { ReactNode } from 'react';
import type { Person } from '../forum.types';
import * as messages from './parts.messages';
import classes from './person-row.module.css';

interface PersonRowProps {
  /** Null where somebody may not be named. */
  readonly person: Person | null;
  /** Stands under the name. */
  readonly detail?: ReactNode;
  /** Stands beside the name: a role. */
  readonly badge?: ReactNode;
  /** Stands at the end: buttons. */
  readonly actions?: ReactNode;
  /** px of the picture, default 40. */
  readonly size?: number;
}

/** A person in a list: picture, name that leads to the profile, and what there is to say and do. */
export function PersonRow({ person, detail, badge, actions, size = 40 }: PersonRowProps) {
  const face = (
    <UserAvatar
      firstName={person?.firstName ?? ''}
      lastName={person?.lastName ?? ''}
      src={person?.profilePictureUrl ?? null}
      size={size}
      decorative
    />
  );
  return (
    <div className={classes.root}>
      {person ? (
        <UserLink user={person} kind="picture">
          {face}
        </UserLink>
      ) : (
        face
      )}
      <div className={classes.words}>
        <div className={classes.name}>
          {person ? (
            <UserLink user={person}>
              <span className={classes.fullName}>{fullName(person)}</span>
            </UserLink>
          ) : (
            messages.hiddenAccount()
          )}
          {badge}
        </div>
        {detail !== undefined && <div className={classes.detail}>{detail}</div>}
      </div>
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
