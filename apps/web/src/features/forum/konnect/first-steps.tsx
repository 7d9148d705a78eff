import type { FirstStep } from '@lyceum/contracts/forum';
import { useSession } from '@lyceum/session';
import { SectionCard, toast } from '@lyceum/ui';
import {
  execute,
  HomeDocument,
  type HomeQuery,
  refreshQueries,
  SkipFirstStepDocument,
} from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ThreadLink } from '../thread-card/thread-link';
import { InterestChips } from '../interests/interest-chips';
import { AvatarOffers } from './avatar-offers';
import classes from './first-steps.module.css';
import { ForumOffers } from './forum-offers';
import * as messages from './konnect.messages';

/** Threads to answer that are named. */
const shownThreads = 3;

type FirstStepsProps = Pick<
  HomeQuery,
  'getFirstSteps' | 'getRecommendedCommunities' | 'getThreadsForUserHome'
>;

const titles: Readonly<Record<FirstStep, () => string>> = {
  INTERESTS: messages.interestsStep,
  JOIN: messages.joinStep,
  REPLY: messages.replyStep,
  AVATAR: messages.avatarStep,
};

/** What is said of a step that is still to come. */
const prospects: Readonly<Partial<Record<FirstStep, () => string>>> = {
  REPLY: messages.afterJoining,
  AVATAR: messages.aboutAvatar,
};

/**
 * Leads a newcomer in: the first step that is not behind them is open, the others are named. Interests only change which
 * forums are offered: one may as well join at once.
 */
export function FirstSteps(props: FirstStepsProps) {
  const steps = props.getFirstSteps;
  const present = steps.find(({ isSettled }) => !isSettled)?.step;
  const isOpen = ({ step, isSettled }: (typeof steps)[number]): boolean =>
    step === present || (step === 'JOIN' && present === 'INTERESTS' && !isSettled);
  const content: Readonly<Record<FirstStep, ReactNode>> = {
    INTERESTS: <Interests />,
    JOIN: <Joining forums={props.getRecommendedCommunities} />,
    REPLY: <Replying threads={props.getThreadsForUserHome} />,
    AVATAR: <Picture />,
  };
  return (
    <SectionCard title={messages.firstStepsTitle()}>
      <ol className={classes.list}>
        {steps.map((state, index) => {
          const { step, isSettled } = state;
          const prospect = isSettled || isOpen(state) ? undefined : prospects[step];
          return (
            <li key={step} aria-current={step === present ? 'step' : undefined} className={classes.step}>
              {isSettled ? (
                <IconCircleCheckFilled
                  size={28}
                  className={classes.done ?? ''}
                  aria-label={messages.stepDone()}
                />
              ) : (
                <span className={classes.number} aria-hidden>
                  {index + 1}
                </span>
              )}
              <div className={classes.words}>
                <h3 className={classes.title}>{titles[step]()}</h3>
                {isOpen(state) && content[step]}
                {prospect && <p className={classes.about}>{prospect()}</p>}
              </div>
              {isOpen(state) && <SkipButton step={step} />}
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}

function Interests() {
  return (
    <>
      <p className={classes.about}>{messages.aboutInterests()}</p>
      <InterestChips />
    </>
  );
}

function Picture() {
  return (
    <>
      <p className={classes.about}>{messages.aboutAvatar()}</p>
      <AvatarOffers />
    </>
  );
}

function Joining({ forums }: { readonly forums: HomeQuery['getRecommendedCommunities'] }) {
  if (forums.length === 0) return <p className={classes.about}>{messages.noForumToJoin()}</p>;
  return (
    <>
      <p className={classes.about}>{messages.aboutJoining()}</p>
      <ForumOffers forums={forums} />
    </>
  );
}

function Replying({ threads }: { readonly threads: HomeQuery['getThreadsForUserHome'] }) {
  if (threads.length === 0)
    return (
      <p className={classes.about}>
        {messages.noThreadYet()}{' '}
        <Link to="/community/createThread" className={classes.thread ?? ''}>
          {messages.writeAThread()}
        </Link>
      </p>
    );
  return (
    <>
      <p className={classes.about}>{messages.aboutReplying()}</p>
      <ul className={classes.threads}>
        {threads.slice(0, shownThreads).map(({ id, title, community }) => (
          <li key={id}>
            <ThreadLink threadId={id} className={classes.thread ?? ''}>
              <span dir="auto">{title}</span>
            </ThreadLink>
            <p className={classes.forum}>{community.displayName}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Passes over a step for good; the server keeps that. */
function SkipButton({ step }: { readonly step: FirstStep }) {
  const userId = useSession().user?.id ?? '';
  const queryClient = useQueryClient();
  const skipping = useMutation({
    mutationFn: () => execute(SkipFirstStepDocument, { userId, step }),
    onSuccess: () => refreshQueries(queryClient, HomeDocument),
    onError: () => toast.error(messages.skipFailed()),
  });
  return (
    <Button
      variant="subtle"
      className={classes.skip ?? ''}
      aria-label={messages.skipStep({ step: titles[step]() })}
      loading={skipping.isPending}
      onClick={() => skipping.mutate()}
    >
      {messages.skip()}
    </Button>
  );
}
