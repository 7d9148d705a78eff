import { lazyPart, nextPart } from '@lyceum/shell';
import { CardListSkeleton } from '@lyceum/ui';
import type { HomeQuery } from '@lyceum/web-graphql';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { ButtonAnchor } from '../../app/links';
import { ForumNews } from '../../features/forum/konnect/forum-news';
import { DueItems } from '../../features/home/due-items';
import { HomeScreen } from '../../features/home/home-screen';
import { LatestAnswers } from '../../features/notifications/latest-answers';
import * as messages from '../../app/routes.messages';

export const Route = createFileRoute('/_app/konnect')({ component: Konnect });

/** What stands beside comes after what is new. */
const ForumsForYou = nextPart(() =>
  import('../../features/forum/konnect/forums-for-you').then((it) => it.ForumsForYou),
);

/** For teachers of whom a student asks. */
const StudentQuestions = lazyPart(() =>
  import('../../features/forum/konnect/student-questions').then((it) => it.StudentQuestions),
);

/** For whoever has begun something. */
const BegunDrafts = lazyPart(() =>
  import('../../features/forum/konnect/begun-drafts').then((it) => it.BegunDrafts),
);

/** For newcomers alone. */
const FirstSteps = lazyPart(() =>
  import('../../features/forum/konnect/first-steps').then((it) => it.FirstSteps),
);

const isNewcomer = ({ getFirstSteps }: HomeQuery): boolean =>
  getFirstSteps.some(({ isSettled }) => !isSettled);

/** Of somebody who has yet to join a forum nothing is new: the first step stands in its place. */
const isInside = ({ getFirstSteps, getThreadsForUserHome }: HomeQuery): boolean =>
  getThreadsForUserHome.length > 0 ||
  getFirstSteps.every(({ step, isSettled }) => step !== 'JOIN' || isSettled);

function Konnect() {
  const router = useRouter();
  const isCovered = Route.useSearch({ select: ({ thread }) => thread !== undefined });
  return (
    <HomeScreen
      consoleLink={
        <ButtonAnchor href="/ops/" variant="soft">
          {messages.openTheOpsConsole()}
        </ButtonAnchor>
      }
      isCovered={isCovered}
      main={(home) => (
        <Suspense fallback={<CardListSkeleton cards={5} />}>
          {isNewcomer(home) && <FirstSteps {...home} />}
          {home.getLatestDrafts.length > 0 && <BegunDrafts drafts={home.getLatestDrafts} />}
          {home.getNotificationsForUser.length > 0 && (
            <LatestAnswers
              answers={home.getNotificationsForUser}
              onOpenPath={(href) => void router.navigate({ href })}
            />
          )}
          {home.getThreadsOfStudents.length > 0 && <StudentQuestions threads={home.getThreadsOfStudents} />}
          {isInside(home) && <ForumNews threads={home.getThreadsForUserHome} />}
        </Suspense>
      )}
      side={(home) => (
        <>
          <DueItems items={home.getDueItems} />
          <Suspense>{isInside(home) && <ForumsForYou forums={home.getRecommendedCommunities} />}</Suspense>
        </>
      )}
    />
  );
}
