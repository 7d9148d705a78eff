import { nextPart } from '@lyceum/shell';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ButtonAnchor } from '../../app/links';
import { BegunDrafts } from '../../features/forum/konnect/begun-drafts';
import { ForumNews } from '../../features/forum/konnect/forum-news';
import { DueItems } from '../../features/home/due-items';
import { HomeScreen } from '../../features/home/home-screen';
import { LatestAnswers } from '../../features/notifications/latest-answers';
import * as messages from '../../app/routes.messages';

export const Route = createFileRoute('/_app/konnect')({ component: Konnect });

/** Joining brings code that what is new does without. */
const ForumsForYou = nextPart(() =>
  import('../../features/forum/konnect/forums-for-you').then((it) => it.ForumsForYou),
);

function Konnect() {
  const router = useRouter();
  return (
    <HomeScreen
      consoleLink={
        <ButtonAnchor href="/ops/" variant="soft">
          {messages.openTheOpsConsole()}
        </ButtonAnchor>
      }
      main={(home) => (
        <>
          <BegunDrafts drafts={home.getLatestDrafts} />
          <LatestAnswers
            answers={home.getNotificationsForUser}
            onOpenPath={(href) => void router.navigate({ href })}
          />
          <ForumNews threads={home.getThreadsForUserHome} />
        </>
      )}
      side={(home) => (
        <>
          <DueItems items={home.getDueItems} />
          <Suspense>
            <ForumsForYou forums={home.getRecommendedCommunities} />
          </Suspense>
        </>
      )}
    />
  );
}
