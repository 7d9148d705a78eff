import { useSession } from '@lyceum/session';
import { nextPart } from '@lyceum/shell';
import { Skeleton } from '@mantine/core';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ButtonLink } from '../../app/links';
import { NotFound } from '../../app/not-found';
import * as messages from '../../app/routes.messages';
import { CardFailure } from '../../features/friends/card-failure';
import { InCommon, sharesAnything } from '../../features/friends/in-common';
import { PersonStanding } from '../../features/friends/person-standing';
import { usePersonCard } from '../../features/friends/use-person-card';
import { ProfileScreen } from '../../features/profile/profile-screen';

export const Route = createFileRoute('/_app/u/$userId')({ component: Profile });

/** They bring what floats over a screen, and come after who somebody is. */
const PersonButtons = nextPart(() =>
  import('../../features/friends/person-buttons').then((it) => it.PersonButtons),
);

function Profile() {
  const { userId } = Route.useParams();
  const isMe = useSession().user?.id === userId;
  const card = usePersonCard(userId);
  const person = card.data?.getUserCard;
  return (
    <ProfileScreen
      key={userId}
      userId={userId}
      isWaiting={card.isPending}
      isBlocked={person?.isBlockedByMe ?? false}
      standing={person && <PersonStanding person={person} />}
      actions={
        isMe ? (
          <ButtonLink to="/settings" variant="outline">
            {messages.editNameAndPicture()}
          </ButtonLink>
        ) : person ? (
          <Suspense fallback={<Skeleton height={36} width={220} radius="sm" />}>
            <PersonButtons person={person} />
          </Suspense>
        ) : (
          <CardFailure onRetry={() => void card.refetch()} />
        )
      }
      inCommon={person && !isMe && sharesAnything(person) ? <InCommon person={person} /> : null}
      notFound={<NotFound />}
    />
  );
}
