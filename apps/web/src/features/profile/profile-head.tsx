import { avatarPathOf, fullName } from '@lyceum/contracts/auth';
import { PageTitle, UserAvatar } from '@lyceum/ui';
import type { ReactNode } from 'react';
import { monthInWords } from './days';
import { drawnFor } from './drawn-for';
import classes from './profile-head.module.css';
import type { Profile } from './profile-query';
import * as messages from './profile.messages';

interface ProfileHeadProps {
  readonly person: Profile;
  /** What they are here, and whether they are there. */
  readonly standing: ReactNode;
  readonly actions: ReactNode;
}

/** Who somebody is, at a glance. */
export function ProfileHead({ person, standing, actions }: ProfileHeadProps) {
  const { id, firstName, lastName, profilePictureUrl, createdAt, userProfile } = person;
  const called = [userProfile.preferredName.value, userProfile.preferredPronoun.value].filter(Boolean);
  return (
    <div className={classes.root}>
      <div className={classes.cover} />
      <div className={classes.body}>
        <span className={classes.picture}>
          <UserAvatar
            firstName={firstName}
            lastName={lastName}
            src={profilePictureUrl ?? avatarPathOf(drawnFor(id))}
            size={112}
            decorative
          />
        </span>
        <div className={classes.words}>
          <PageTitle
            title={fullName(person)}
            description={
              <>
                {called.length > 0 && (
                  <span className={classes.called} dir="auto">
                    {called.join(' · ')}
                  </span>
                )}
                <span className={classes.facts}>
                  {standing}
                  {person.requestingUserIsTheTeacherOfThisUser && (
                    <span className={classes.student}>{messages.yourStudent()}</span>
                  )}
                  {createdAt && <span>{messages.memberSince({ month: monthInWords(createdAt) })}</span>}
                </span>
              </>
            }
            actions={<div className={classes.actions}>{actions}</div>}
          />
        </div>
      </div>
    </div>
  );
}
