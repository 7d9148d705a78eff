import type { RecordingFragment } from '@lyceum/web-graphql';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { day } from '../class-times';
import { playTime } from './recording-times';
import * as messages from './recordings.messages';
import classes from './recordings.module.css';

type ShownRecording = Pick<
  RecordingFragment,
  'id' | 'fileName' | 'lessonNumber' | 'lessonTopic' | 'startDateTime' | 'seconds' | 'hasCaptions'
>;

interface RecordingRowProps {
  readonly recording: ShownRecording;
  readonly groupTag: string;
  /** Whether it can be watched. */
  readonly isReady: boolean;
  /** Of a list of several classes. */
  readonly course?: string;
  /** What is said of it beside its name. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
}

/** A recording with what leads to it. */
export function RecordingRow({ recording, groupTag, isReady, course, note, actions }: RecordingRowProps) {
  const { id, fileName, lessonNumber, lessonTopic, startDateTime, seconds, hasCaptions } = recording;
  const title = messages.ofLesson({ number: String(lessonNumber), topic: lessonTopic });
  const facts = [
    course,
    fileName,
    day(new Date(startDateTime)),
    seconds === null ? null : playTime(seconds),
    hasCaptions ? messages.hasCaptions() : null,
  ];
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        {isReady ? (
          <Link
            to="/lc-dashboard/$groupTag"
            params={{ groupTag }}
            search={{ recording: id }}
            className={`thumb ${classes.title ?? ''}`}
          >
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <span className={classes.name} dir="auto">
            {title}
          </span>
        )}
        <span className={classes.detail}>{facts.filter(Boolean).join(' · ')}</span>
        {note}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
