import { QueryContent } from '@lyceum/shell';
import {
  AttendanceCorrectionsDocument,
  type AttendedFragment,
  graphqlQueryOptions,
} from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moment } from '../class-times';
import * as messages from '../lesson-times.messages';
import classes from './attendance.module.css';

/** What teachers said of somebody in a lesson, the latest first; asked for when it is opened. */
export function AttendanceCorrections({ row }: { readonly row: AttendedFragment }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.detail} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={classes.corrections}>{messages.corrections()}</summary>
      {isOpen && <Corrections {...row} />}
    </details>
  );
}

function Corrections({ lessonId, studentId }: AttendedFragment) {
  const corrections = useQuery({
    ...graphqlQueryOptions(AttendanceCorrectionsDocument, { lessonId, studentId }),
    staleTime: 0,
  });
  return (
    <QueryContent query={corrections} subject={messages.corrections()}>
      {({ getLiveAttendanceCorrections }) => (
        <ol className={classes.list}>
          {getLiveAttendanceCorrections.map(({ id, state, minutes, reason, correctedAt, correctedBy }) => (
            <li key={id} dir="auto">
              {messages.states[state]()}
              {minutes !== null && ` · ${messages.minutes({ count: minutes })}`} · {reason}
              <br />
              {messages.correctedBy({
                name: correctedBy ?? messages.goneTeacher(),
                when: moment(new Date(correctedAt)),
              })}
            </li>
          ))}
        </ol>
      )}
    </QueryContent>
  );
}
