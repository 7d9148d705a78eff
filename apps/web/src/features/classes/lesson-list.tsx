import { fullName } from '@lyceum/contracts/auth';
import { lazyPart } from '@lyceum/shell';
import { useMinuteClock } from '@lyceum/ui';
import type { ClassPersonFragment } from '@lyceum/web-graphql';
import { Suspense } from 'react';
import { type Lesson, nextOf } from './class-queries';
import { moment } from './class-times';
import * as messages from './classes.messages';
import { LessonHomework } from './lesson-homework';
import classes from './lesson-list.module.css';
import * as times from './lesson-times.messages';
import { MaterialList } from './material-list';
import { LessonRecordings } from './recordings/lesson-recordings';

const MaterialEditor = lazyPart(() => import('./edit/material-editor').then((it) => it.MaterialEditor));
const HomeworkEditor = lazyPart(() => import('./edit/homework-editor').then((it) => it.HomeworkEditor));
const LessonTeaching = lazyPart(() => import('./edit/lesson-teaching').then((it) => it.LessonTeaching));

interface LessonListProps {
  readonly groupTag: string;
  readonly lessons: readonly Lesson[];
  readonly teaches: boolean;
  readonly leads: boolean;
  readonly people: readonly ClassPersonFragment[];
}

/** All lessons of a class, the next one open (checklist line 175). */
export function LessonList({ groupTag, lessons, teaches, leads, people }: LessonListProps) {
  const now = useMinuteClock();
  if (lessons.length === 0) return <p className={classes.detail}>{messages.noLessons()}</p>;
  const next = nextOf(lessons, now);
  return (
    <ul className={classes.list}>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <details className={classes.lesson} open={lesson.id === next?.id}>
            <summary className={classes.summary}>
              <span className={classes.topic} dir="auto">
                {messages.lessonTitle({ number: String(lesson.lessonNumber), topic: lesson.lessonTopic })}
              </span>
              <span className={classes.detail}>{standing(lesson, now)}</span>
            </summary>
            <div className={classes.content}>
              <LessonNotes lesson={lesson} />
              <LessonRecordings lesson={lesson} groupTag={groupTag} />
              {teaches ? (
                <Suspense fallback={<MaterialList documents={lesson.documents} />}>
                  <MaterialEditor documents={lesson.documents} place={{ lessonId: lesson.id }} />
                </Suspense>
              ) : (
                <MaterialList documents={lesson.documents} />
              )}
              {teaches ? (
                <Suspense fallback={<Homeworks lesson={lesson} />}>
                  <HomeworkEditor lesson={lesson} />
                </Suspense>
              ) : (
                <Homeworks lesson={lesson} />
              )}
              {teaches && (
                <Suspense>
                  <LessonTeaching groupTag={groupTag} lesson={lesson} people={people} leads={leads} />
                </Suspense>
              )}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}

const Homeworks = ({ lesson }: { readonly lesson: Lesson }) =>
  lesson.lessonHomeworks.map((homework) => <LessonHomework key={homework.id} homework={homework} />);

/** What became of a lesson: when it was to be at first, and who gives it. */
export function LessonNotes({ lesson: { movedFrom, substitute } }: { readonly lesson: Lesson }) {
  return (
    <>
      {movedFrom && (
        <p className={classes.detail}>{times.movedFrom({ when: moment(new Date(movedFrom)) })}</p>
      )}
      {substitute && <p className={classes.detail}>{times.withSubstitute({ name: fullName(substitute) })}</p>}
    </>
  );
}

function standing({ status, startDateTime, endDateTime }: Lesson, now: Date): string {
  if (status === 'CANCELED') return messages.canceled();
  const when = moment(new Date(startDateTime));
  return Date.parse(endDateTime) <= now.getTime() ? `${when} · ${messages.over()}` : when;
}
