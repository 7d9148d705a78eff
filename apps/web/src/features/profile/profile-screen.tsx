import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import type { ProfileViewer } from '@lyceum/contracts/profile';
import { ApiError, useSession } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, Page, ProfileSkeleton, SectionCard } from '@lyceum/ui';
import { graphqlQueryOptions } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileAsQuery } from './audience/audience-query';
import { ProfileAbout } from './profile-about';
import { ProfileDetails } from './profile-details';
import { ProfileHead } from './profile-head';
import { type Profile, profileCall } from './profile-query';
import classes from './profile-screen.module.css';
import * as messages from './profile.messages';
import { SectionList } from './sections/section-list';

interface ProfileScreenProps {
  readonly userId: string;
  /** Whether what the two are to each other is still on its way. */
  readonly isWaiting: boolean;
  /** Whether the signed-in user has blocked them. */
  readonly isBlocked: boolean;
  /** What they are here, and whether they are there. */
  readonly standing: ReactNode;
  /** What can be done with them; on one's own, how to change it. */
  readonly actions: ReactNode;
  /** What the two share; null where that is nothing. */
  readonly inCommon: ReactNode;
  /** As whom one looks at one's own page; left out, as oneself. */
  readonly viewer?: ProfileViewer | undefined;
  /** Stands above the page. */
  readonly above?: ReactNode;
  /** The 404 page. */
  readonly notFound: ReactNode;
}

/** Nobody has this id, or nobody whom the signed-in user may meet. */
const missing: readonly string[] = [authErrors.USER_NOT_FOUND.code, commonErrors.INVALID_INPUT.code];

/** Somebody's page (checklist lines 146, 147), or why it does not open. */
export function ProfileScreen(props: ProfileScreenProps) {
  const { userId, viewer, isWaiting, notFound } = props;
  const me = useSession().user?.id ?? '';
  const whole = useQuery({
    ...graphqlQueryOptions(...profileCall(userId, me)),
    enabled: viewer === undefined,
  });
  const shown = useQuery({
    ...profileAsQuery(userId, viewer ?? 'STRANGER'),
    enabled: viewer !== undefined,
  });
  const profile = viewer === undefined ? whole : shown;
  const { error } = profile;
  if (error instanceof ApiError && missing.includes(error.code)) return notFound;
  return (
    <Page>
      {props.above}
      {profile.data && !isWaiting ? (
        <OpenProfile {...props} person={profile.data.getUser} isOwn={userId === me && viewer === undefined} />
      ) : error ? (
        <ErrorState level={1} {...failureTexts(error)} onRetry={() => void profile.refetch()} />
      ) : (
        <ProfileSkeleton label={messages.loadingTheProfile()} />
      )}
    </Page>
  );
}

interface OpenProfileProps extends Pick<
  ProfileScreenProps,
  'isBlocked' | 'standing' | 'actions' | 'inCommon' | 'viewer'
> {
  readonly person: Profile;
  readonly isOwn: boolean;
}

function OpenProfile(props: OpenProfileProps) {
  const { person, isOwn, isBlocked, standing, actions, inCommon, viewer } = props;
  const { firstName } = person;
  return (
    <>
      <ProfileHead person={person} isOwn={isOwn} standing={standing} actions={actions} />
      {isBlocked ? (
        <SectionCard title={messages.youHaveBlocked({ firstName })}>
          <p className={classes.nothing}>{messages.aboutBlocked({ firstName })}</p>
        </SectionCard>
      ) : (
        <div className={classes.columns}>
          <div className={classes.part}>
            <ProfileAbout person={person} isOwn={isOwn} />
            <ProfileDetails person={person} isOwn={isOwn} />
          </div>
          <div className={classes.side}>
            {inCommon !== null && <SectionCard title={messages.inCommon()}>{inCommon}</SectionCard>}
            <SectionList place="side" person={person} isOwn={isOwn} isPreview={viewer !== undefined} />
          </div>
          <div className={classes.part}>
            <SectionList place="main" person={person} isOwn={isOwn} isPreview={viewer !== undefined} />
          </div>
        </div>
      )}
    </>
  );
}
