import { momentIn, placeOf } from '@lyceum/ui';
import type { CoursePageFragment } from '@lyceum/web-graphql';
import type { ReactNode } from 'react';
import classes from './course-page.module.css';
import { day, moment } from './course-words';
import * as messages from './courses.messages';

export type OpenGroup = CoursePageFragment['groups'][number];

interface GroupListProps {
  readonly groups: readonly OpenGroup[];
  /** What the reader can do about one of them. */
  readonly actions: (group: OpenGroup) => ReactNode;
}

/** Classes of a course that take enrolments: when they meet, with whom, and what seats are left. */
export function GroupList({ groups, actions }: GroupListProps) {
  return (
    <ul className={classes.groups}>
      {groups.map((group) => (
        <li key={group.id} className={classes.group}>
          <h3 className={classes.when}>
            {messages.from({
              start: day(new Date(group.sessionStartDateTime)),
              end: day(new Date(group.sessionEndDateTime)),
            })}
          </h3>
          <p className={classes.muted}>
            {[messages.lessons({ count: group.lessonsCnt }), ...detailsOf(group)].join(' · ')}
          </p>
          <NextDates group={group} />
          <p className={classes.seats} data-full={group.seatsLeft === 0 || undefined}>
            {seatsText(group)}
          </p>
          {actions(group)}
        </li>
      ))}
    </ul>
  );
}

const detailsOf = ({ instructor, sessionStartDateTime }: OpenGroup): string[] => [
  ...(instructor === null ? [] : [messages.withTeacher({ name: instructor })]),
  ...(Date.parse(sessionStartDateTime) < Date.now() ? [messages.begun()] : []),
];

function seatsText({ seatsLeft }: OpenGroup): string {
  if (seatsLeft === null) return messages.anySeats();
  return seatsLeft === 0 ? messages.full() : messages.seatsLeft({ count: seatsLeft });
}

function NextDates({ group: { nextLessons, timeZone } }: { readonly group: OpenGroup }) {
  if (nextLessons.length === 0) return null;
  const zone = placeOf(timeZone);
  return (
    <>
      <p className={classes.datesTitle}>{messages.nextDates()}</p>
      <ul className={classes.dates}>
        {nextLessons.map(({ startDateTime }) => {
          const at = new Date(startDateTime);
          const there = momentIn(timeZone, at);
          return (
            <li key={startDateTime}>
              <time dateTime={startDateTime}>
                {there === null ? moment(at) : messages.withClassTime({ when: moment(at), there, zone })}
              </time>
            </li>
          );
        })}
      </ul>
      <p className={classes.muted}>{messages.classTime({ zone })}</p>
    </>
  );
}
