import { fullName } from '@lyceum/contracts/auth';
import type { ProfilePicturePlace } from '@lyceum/contracts/profile';
import { lazyPart } from '@lyceum/shell';
import { PageTitle, UserAvatar } from '@lyceum/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { monthInWords } from './days';
import classes from './profile-head.module.css';
import type { Profile } from './profile-query';
import * as messages from './profile.messages';

/** It brings what floats over a screen, and is for nobody's page but one's own. */
const PictureMenu = lazyPart(() => import('./pictures/picture-menu').then((it) => it.PictureMenu));

interface ProfileHeadProps {
  readonly person: Profile;
  /** Whether it is one's own page, as oneself. */
  readonly isOwn: boolean;
  /** What they are here, and whether they are there. */
  readonly standing: ReactNode;
  readonly actions: ReactNode;
}

/** Who somebody is, at a glance. */
export function ProfileHead({ person, isOwn, standing, actions }: ProfileHeadProps) {
  const { id, firstName, lastName, profilePictureUrl, createdAt, school, userProfile } = person;
  const called = [userProfile.preferredName.value, userProfile.preferredPronoun.value].filter(Boolean);
  const menu = (place: ProfilePicturePlace, hasOne: boolean) =>
    isOwn && (
      <Suspense>
        <span className={place === 'COVER' ? classes.changeCover : classes.changePicture}>
          <PictureMenu userId={id} place={place} hasOne={hasOne} />
        </span>
      </Suspense>
    );
  return (
    <div className={classes.root}>
      <div className={classes.cover} data-chosen={person.coverUrl ? true : undefined}>
        <Cover person={person} />
        {menu('COVER', (person.coverUrl ?? null) !== null)}
      </div>
      <div className={classes.body}>
        <span className={classes.picture}>
          <UserAvatar
            firstName={firstName}
            lastName={lastName}
            src={profilePictureUrl ?? null}
            size={112}
            decorative
          />
          {menu('PICTURE', (profilePictureUrl ?? null) !== null)}
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
                  {school && <span dir="auto">{school}</span>}
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

/** Where there is none, or it does not come, a drawing stands there. */
function Cover({ person }: Pick<ProfileHeadProps, 'person'>) {
  const [broken, setBroken] = useState<string>();
  const src = person.coverUrl ?? null;
  if (src === null || src === broken) return null;
  const alt = messages.coverOf({ name: fullName(person) });
  return (
    <img
      className={classes.coverPicture}
      src={src}
      alt={alt}
      decoding="async"
      onError={() => setBroken(src)}
    />
  );
}
