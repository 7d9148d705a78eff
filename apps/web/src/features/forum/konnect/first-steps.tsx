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
  JOIN: messages.joinStep,
  REPLY: messages.replyStep,
};

/** Leads a newcomer in: the first step that is not behind them is open, the others are named. */
export function FirstSteps(props: FirstStepsProps) {
  const steps = props.getFirstSteps;
  const present = steps.find(({ isSettled }) => !isSettled)?.step;
  const content: Readonly<Record<FirstStep, ReactNode>> = {
    JOIN: <Joining forums={props.getRecommendedCommunities} />,
    REPLY: <Replying threads={props.getThreadsForUserHome} />,
  };
  return (
    <SectionCard title={messages.firstStepsTitle()}>
      <ol className={classes.list}>
        {steps.map(({ step, isSettled }, index) => (
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
              {step === present && content[step]}
              {step !== present && !isSettled && <p className={classes.about}>{messages.afterJoining()}</p>}
            </div>
            {step === present && <SkipButton step={step} />}
          </li>
        ))}
      </ol>
    </SectionCard>
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
