import type { PlannedLesson } from '@lyceum/contracts/live-course';
import { useEffect, useRef } from 'react';
import { formatInstant, formatLocal } from '../../layout/formats';
import classes from './live-courses.module.css';

/** The clock of a class has no zone here: its days are its own. */
const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' });

/** Lessons as they would be, on the clock of the class. They come into sight as soon as they are there. */
export function PlannedLessons({ lessons }: { readonly lessons: readonly PlannedLesson[] }) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.scrollIntoView({ block: 'nearest' }), [lessons]);
  const past = lessons.filter(({ isPast }) => isPast).length;
  return (
    <section ref={ref} aria-label="Its lessons" aria-live="polite" className={classes.planned}>
      <p className={classes.plannedTitle}>
        {lessons.length === 1 ? 'One lesson' : `${lessons.length} lessons`}, on the clock of the class
      </p>
      {past > 0 && (
        <p className={classes.warning}>
          {past === 1 ? 'One of them is over already.' : `${past} of them are over already.`}
        </p>
      )}
      <ol className={classes.lessons} tabIndex={0} aria-label="Lessons">
        {lessons.map(({ lessonNumber, local, startDateTime }) => (
          <li key={lessonNumber} title={formatInstant(startDateTime)}>
            {`${weekday.format(new Date(`${local}Z`))}, ${formatLocal(local)}`}
          </li>
        ))}
      </ol>
    </section>
  );
}
