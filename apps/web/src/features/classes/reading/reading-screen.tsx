import { fullName } from '@lyceum/contracts/auth';
import { useSession } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import {
  CardListSkeleton,
  EmptyState,
  ErrorState,
  isFreeKey,
  Page,
  PageTitle,
  SectionCard,
  UserAvatar,
} from '@lyceum/ui';
import { execute, LookAtWorkDocument, type WorkToReadFragment } from '@lyceum/web-graphql';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { moment } from '../class-times';
import * as classesMessages from '../classes.messages';
import { ReadForm, type Typed } from './read-form';
import classes from './reading.module.css';
import * as messages from './reading.messages';
import { queueQuery } from './reading-queries';
import { WorkView } from './work-view';

/** All work nobody has looked at yet, of all classes one teaches, read one after another (checklist line 179). */
export function ReadingScreen() {
  const me = useSession().user?.id ?? '';
  const queue = useQuery(queueQuery(me));
  const works = queue.data?.getLiveWorkToLookAt ?? [];
  return (
    <Page width="wide">
      <PageTitle title={messages.toLookAt()} description={messages.aboutQueue()} />
      {queue.isPending ? (
        <CardListSkeleton cards={2} label={messages.toLookAt()} />
      ) : queue.error && !queue.data ? (
        <ErrorState
          {...failureTexts(queue.error)}
          title={messages.fetchingQueueFailed()}
          onRetry={() => void queue.refetch()}
        />
      ) : works.length === 0 ? (
        <EmptyState title={messages.nothing()} description={messages.aboutNothing()} />
      ) : (
        <Queue works={works} me={me} />
      )}
    </Page>
  );
}

interface QueueProps {
  readonly works: readonly WorkToReadFragment[];
  readonly me: string;
}

function Queue({ works, me }: QueueProps) {
  const [at, setAt] = useState(0);
  const [typed] = useState(() => new Map<string, Typed>());
  const last = works.length - 1;
  const go = useCallback((by: number) => setAt((now) => Math.min(last, Math.max(0, now + by))), [last]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isFreeKey(event)) return;
      if (event.key === 'j') go(1);
      if (event.key === 'k') go(-1);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [go]);
  const work = works[at];
  if (!work) return null;
  return (
    <>
      <div className={classes.walk}>
        <Button variant="default" disabled={at === 0} onClick={() => go(-1)}>
          {messages.previous()}
        </Button>
        <span aria-live="polite">{messages.place({ at: String(at + 1), all: String(works.length) })}</span>
        <Button variant="default" disabled={at === last} onClick={() => go(1)}>
          {messages.next()}
        </Button>
      </div>
      <p className={classes.keys}>{messages.keys()}</p>
      <ReadWork key={work.userLiveLessonHomeworkId} work={work} me={me} typed={typed} onNext={() => go(1)} />
    </>
  );
}

interface ReadWorkProps {
  readonly work: WorkToReadFragment;
  readonly me: string;
  /** What was typed so far, by work. */
  readonly typed: Map<string, Typed>;
  readonly onNext: () => void;
}

function ReadWork({ work, me, typed, onNext }: ReadWorkProps) {
  const { student, userLiveLessonHomeworkId: id } = work;
  const when = moment(new Date(work.submittedTime));
  const look = useCallback(async (): Promise<void> => {
    // What is graded is looked at, too: a call that is lost now is made good then.
    await execute(LookAtWorkDocument, { id }).catch(() => undefined);
  }, [id]);
  return (
    <div className={classes.columns}>
      <SectionCard title={work.homeworkTopic} description={`${work.courseName} · ${work.groupTag}`}>
        <div className={classes.who}>
          <UserAvatar
            firstName={student.firstName}
            lastName={student.lastName}
            src={student.profilePictureUrl}
            size={40}
            decorative
          />
          <div>
            <p className={classes.name}>{fullName(student)}</p>
            <p className={classes.detail}>
              {work.late ? classesMessages.handedInLate({ when }) : classesMessages.handedIn({ when })}
            </p>
          </div>
        </div>
        <WorkView id={id} number={work.number} work={work} onSeen={look} mayPin />
      </SectionCard>
      <ReadForm
        work={work}
        me={me}
        before={typed.get(id)}
        onType={(now) => void typed.set(id, now)}
        onLook={look}
        onNext={onNext}
      />
    </div>
  );
}
