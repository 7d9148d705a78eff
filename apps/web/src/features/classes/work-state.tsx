import { lazyPart } from '@lyceum/shell';
import type { StudentWorkFragment } from '@lyceum/web-graphql';
import { Suspense } from 'react';
import { moment } from './class-times';
import * as messages from './classes.messages';
import { WorkLink } from './work/work-link';
import classes from './work-state.module.css';

const WorkHistory = lazyPart(() => import('./history/work-history').then((it) => it.WorkHistory));

interface WorkStateProps {
  readonly work: StudentWorkFragment;
  readonly isOwn?: boolean;
  /** The work is opened. */
  readonly onOpen?: () => void;
}

/** What was handed in, when, and what its teacher says of it. */
export function WorkState({ work, isOwn = false, onOpen }: WorkStateProps) {
  const { id, submittedLink, submittedTime, late, viewed, comment } = work;
  if (submittedTime === null) return null;
  const when = moment(new Date(submittedTime));
  return (
    <div className={classes.root}>
      <p>
        <WorkLink work={work} label={isOwn ? messages.yourWork() : (submittedLink ?? '')} onOpen={onOpen} />
      </p>
      <p className={late ? classes.late : classes.detail}>
        {late ? messages.handedInLate({ when }) : messages.handedIn({ when })}
      </p>
      {isOwn && viewed && <p className={classes.detail}>{messages.lookedAt()}</p>}
      {comment !== null && (
        <blockquote className={classes.comment}>
          {isOwn && <span className={classes.detail}>{messages.teacherSays()}</span>}
          <span dir="auto">{comment}</span>
        </blockquote>
      )}
      {id !== null && (
        <Suspense>
          <WorkHistory id={id} isOwn={isOwn} />
        </Suspense>
      )}
    </div>
  );
}
