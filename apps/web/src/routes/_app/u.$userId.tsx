import { isChineseEnvironment } from '@lyceum/contracts/common';
import { profileViewers } from '@lyceum/contracts/profile';
import { useSession } from '@lyceum/session';
import { lazyPart } from '@lyceum/shell';
import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ButtonLink } from '../../app/links';
import { NotFound } from '../../app/not-found';
import * as messages from '../../app/routes.messages';
import { UpdateAccount } from '../../features/account/name-modal/update-account';
import { CardFailure } from '../../features/friends/card-failure';
import { InCommon, sharesAnything } from '../../features/friends/in-common';
import { PersonButtons } from '../../features/friends/person-buttons';
import { PersonStanding } from '../../features/friends/person-standing';
import { usePersonCard } from '../../features/friends/use-person-card';
import { ProfileScreen } from '../../features/profile/profile-screen';
import { ReportButton } from '../../features/profile/report/report-button';

export const Route = createFileRoute('/_app/u/$userId')({
  component: Profile,
  validateSearch: readViewer,
});

/** As whom one looks at one's own page; who that can be is known where it is shown. */
function readViewer({ as }: Record<string, unknown>): { as?: string } {
  return typeof as === 'string' ? { as } : {};
}

const ViewerChoice = lazyPart(() =>
  import('../../features/profile/audience/viewer-choice').then((it) => it.ViewerChoice),
);

function Profile() {
  const { userId } = Route.useParams();
  const { config } = Route.useRouteContext();
  const isMe = useSession().user?.id === userId;
  const as = Route.useSearch({ select: (search) => search.as });
  const viewer = isMe ? profileViewers.find((it) => it === as) : undefined;
  const navigate = Route.useNavigate();
  const card = usePersonCard(userId);
  const person = card.data?.getUserCard;
  return (
    <ProfileScreen
      key={userId}
      userId={userId}
      isWaiting={card.isPending}
      isBlocked={person?.isBlockedByMe ?? false}
      viewer={viewer}
      above={
        viewer && (
          <Suspense fallback={<Skeleton height={140} mb={20} radius="md" />}>
            <ViewerChoice
              viewer={viewer}
              onChange={(next) => void navigate({ search: { as: next }, replace: true })}
              back={
                <ButtonLink to="/u/$userId" params={{ userId }} variant="soft">
                  {messages.backToMyPage()}
                </ButtonLink>
              }
            />
          </Suspense>
        )
      }
      // Whether one is there has a rule of its own.
      standing={person && <PersonStanding person={viewer ? { ...person, onlineStatus: null } : person} />}
      actions={
        viewer ? null : isMe ? (
          <>
            <UpdateAccount withChineseTaipei={isChineseEnvironment(config.appEnvironment)} />
            <ButtonLink to="/settings" variant="outline">
              {messages.editNameAndPicture()}
            </ButtonLink>
            <ButtonLink to="/u/$userId" params={{ userId }} search={{ as: 'FRIEND' }} variant="soft">
              {messages.howOthersSeeMe()}
            </ButtonLink>
          </>
        ) : person ? (
          <>
            <PersonButtons person={person} />
            <ReportButton userId={userId} name={person.firstName} pictureUrl={person.pictureUrl ?? null} />
          </>
        ) : (
          <CardFailure onRetry={() => void card.refetch()} />
        )
      }
      inCommon={person && !isMe && sharesAnything(person) ? <InCommon person={person} /> : null}
      notFound={<NotFound />}
    />
  );
}
