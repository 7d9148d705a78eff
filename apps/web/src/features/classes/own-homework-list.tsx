import { failureTexts, lazyPart } from '@lyceum/shell';
import { CardListSkeleton, ErrorState, SectionCard, useMinuteClock } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { type OwnHomework, ownHomeworkQuery } from './class-queries';
import { moment } from './class-times';
import * as messages from './classes.messages';
import classes from './own-homework-list.module.css';
import { WorkState } from './work-state';

const HandInFile = lazyPart(() => import('./work/hand-in-file').then((it) => it.HandInFile));
const OwnComments = lazyPart(() => import('./reading/own-comments').then((it) => it.OwnComments));
const HandInForm = lazyPart(() => import('./edit/hand-in-form').then((it) => it.HandInForm));

interface OwnHomeworkListProps {
  readonly groupTag: string;
  readonly me: string;
}

/** What a student owes, what is late and what came of what they handed in, in one list (checklist lines 177–179). */
export function OwnHomeworkList({ groupTag, me }: OwnHomeworkListProps) {
  const homework = useQuery(ownHomeworkQuery(groupTag, me));
  const { data, error } = homework;
  return (
    <SectionCard title={messages.yourHomework()}>
      {data ? (
        <Works works={data.getStudentOwnLiveLessonHomeworks} groupTag={groupTag} me={me} />
      ) : error ? (
        <ErrorState
          {...failureTexts(error)}
          title={messages.fetchingClassroomFailed()}
          onRetry={() => void homework.refetch()}
        />
      ) : (
        <CardListSkeleton cards={2} label={messages.yourHomework()} />
      )}
    </SectionCard>
  );
}

interface WorksProps extends OwnHomeworkListProps {
  readonly works: readonly OwnHomework[];
}

function Works({ works, ...more }: WorksProps) {
  if (works.length === 0) return <p className={classes.detail}>{messages.noHomework()}</p>;
  // What is still to be done stands first, what is due sooner before the rest.
  const inOrder = works.toSorted((one, other) => Number(one.submitted) - Number(other.submitted));
  return (
    <ul className={classes.list}>
      {inOrder.map((work) => (
        <Work key={work.liveLessonHomework.id} work={work} {...more} />
      ))}
    </ul>
  );
}

interface WorkProps extends OwnHomeworkListProps {
  readonly work: OwnHomework;
}

function Work({ work, groupTag, me }: WorkProps) {
  const now = useMinuteClock();
  const [isReplacing, setReplacing] = useState(false);
  const { homeworkTopic, homeworkInstruction, point, homeworkLink } = work.liveLessonHomework;
  const mayHandIn = isTaken(work, now);
  return (
    <li className={classes.row}>
      <div className={classes.head}>
        <h3 className={classes.topic} dir="auto">
          {homeworkTopic}
        </h3>
        <span className={classes.detail}>
          {work.score === null
            ? messages.points({ count: point })
            : messages.scoreOf({ score: String(work.score), point: String(point) })}
        </span>
      </div>
      {homeworkInstruction && <p dir="auto">{homeworkInstruction}</p>}
      {homeworkLink && (
        <p>
          <a href={homeworkLink} target="_blank" rel="noopener noreferrer">
            {messages.homework()}
          </a>
        </p>
      )}
      <p className={classes.detail}>{dueText(work, now)}</p>
      <WorkState work={work} isOwn />
      {hasPlaces(work) && work.viewed && work.id !== null && (
        <Suspense>
          <OwnComments id={work.id} work={work} />
        </Suspense>
      )}
      {mayHandIn && (!work.submitted || isReplacing) && (
        <Suspense>
          <HandInForm work={work} groupTag={groupTag} me={me} onDone={() => setReplacing(false)} />
          <HandInFile work={work} me={me} onDone={() => setReplacing(false)} />
        </Suspense>
      )}
      {mayHandIn && work.submitted && !isReplacing && work.liveLessonHomework.takesAgain && (
        <Button variant="default" size="xs" onClick={() => setReplacing(true)}>
          {messages.replaceIt()}
        </Button>
      )}
    </li>
  );
}

/** Whether comments can stand at places of it. */
const hasPlaces = ({ submittedFile }: OwnHomework): boolean =>
  /\.(?:webp|pdf)$/.test(submittedFile?.path ?? '');

/** Whether the minute of a time is over. */
const isOver = (time: string, now: Date): boolean =>
  now.getTime() >= Math.floor(Date.parse(time) / 60_000 + 1) * 60_000;

const isLate = ({ ownDueDate }: OwnHomework, now: Date): boolean => isOver(ownDueDate, now);

/** Whether late work is taken now. */
const isTakenLate = ({ ownDueDate, liveLessonHomework }: OwnHomework, now: Date): boolean =>
  liveLessonHomework.takesLate &&
  (liveLessonHomework.lateUntil === null ||
    !isOver(liveLessonHomework.lateUntil, now) ||
    !isOver(ownDueDate, now));

/** Whether the server would take it now. */
const isTaken = (work: OwnHomework, now: Date): boolean =>
  Date.parse(work.liveLessonHomework.startDate) <= now.getTime() &&
  (isTakenLate(work, now) || !isLate(work, now));

function dueText(work: OwnHomework, now: Date): string {
  const { startDate } = work.liveLessonHomework;
  const when = moment(new Date(work.ownDueDate));
  if (Date.parse(startDate) > now.getTime()) return messages.opensOn({ when: moment(new Date(startDate)) });
  if (work.excused) return messages.excused();
  if (work.submitted || !isLate(work, now)) return messages.due({ when });
  return isTakenLate(work, now) ? messages.lateStill({ when }) : messages.closed({ when });
}
