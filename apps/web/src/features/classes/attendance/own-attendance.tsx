import { QueryContent } from '@lyceum/shell';
import { SectionCard } from '@lyceum/ui';
import { graphqlQueryOptions, OwnAttendanceDocument } from '@lyceum/web-graphql';
import { useQuery } from '@tanstack/react-query';
import * as messages from '../lesson-times.messages';
import classes from './attendance.module.css';
import { AttendanceLine } from './attendance-line';

interface OwnAttendanceProps {
  readonly groupTag: string;
  readonly me: string;
}

/** In which lessons of a class its reader was, as their teachers see it. */
export function OwnAttendance({ groupTag, me }: OwnAttendanceProps) {
  const attendance = useQuery(graphqlQueryOptions(OwnAttendanceDocument, { groupTag, userId: me }));
  return (
    <SectionCard title={messages.yourAttendance()}>
      <QueryContent query={attendance} subject={messages.yourAttendance()}>
        {({ getOwnLiveCourseAttendance: rows }) =>
          rows.length === 0 ? (
            <p className={classes.detail}>{messages.noAttendance()}</p>
          ) : (
            <ul className={classes.list}>
              {rows.toReversed().map((row) => (
                <li key={row.lessonId} className={classes.row}>
                  <AttendanceLine name={`${String(row.lessonNumber)}. ${row.lessonTopic}`} row={row} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryContent>
    </SectionCard>
  );
}
