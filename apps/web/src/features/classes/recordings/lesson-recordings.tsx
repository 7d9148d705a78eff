import { Link } from '@tanstack/react-router';
import type { Lesson } from '../class-queries';
import { watch } from '../classes.messages';
import classes from '../lesson-list.module.css';
import { playTime } from './recording-times';

interface LessonRecordingsProps {
  readonly lesson: Lesson;
  readonly groupTag: string;
}

/** Leads to what was recorded of a lesson (checklist line 175). */
export function LessonRecordings({ lesson, groupTag }: LessonRecordingsProps) {
  if (lesson.meetingVideoRecordFileLinks.length === 0) return null;
  return (
    <ul>
      {lesson.meetingVideoRecordFileLinks.map(({ id, fileName: name, seconds }) => (
        <li key={id}>
          <Link
            to="/lc-dashboard/$groupTag"
            params={{ groupTag }}
            search={{ recording: id }}
            className={`thumb ${classes.link ?? ''}`}
          >
            <bdi>{watch({ name })}</bdi>
          </Link>
          {seconds !== null && ` ${playTime(seconds)}`}
        </li>
      ))}
    </ul>
  );
}
