import type { AttendedFragment } from '@lyceum/web-graphql';
import * as messages from '../lesson-times.messages';
import classes from './attendance.module.css';
import { AttendanceCorrections } from './attendance-corrections';

interface AttendanceLineProps {
  readonly name: string;
  readonly row: AttendedFragment;
}

/** How somebody was in a lesson, in words. */
export function AttendanceLine({ name, row }: AttendanceLineProps) {
  const { state, minutes, meetingMinutes, late, leftEarly, reason } = row;
  const inCall = meetingMinutes ?? 0;
  // Who was counted in the call alone came another way: nobody says that they were missing, unless somebody has looked into it.
  const isElsewhere = state === 'ABSENT' && inCall > 0 && reason === null;
  const details = [
    isElsewhere ? messages.didNotJoinHere() : messages.states[state](),
    state === 'PRESENT' && messages.minutes({ count: minutes }),
    inCall > 0 && messages.minutesInCall({ count: inCall }),
    late && messages.late(),
    leftEarly && messages.leftEarly(),
  ].filter((text) => text !== false);
  return (
    <div className={classes.words}>
      <p dir="auto">{name}</p>
      <p className={state === 'ABSENT' && !isElsewhere ? classes.absent : classes.detail}>
        {details.join(' · ')}
      </p>
      {reason !== null && (
        <>
          <p className={classes.detail} dir="auto">
            {messages.corrected({ reason })}
          </p>
          <AttendanceCorrections row={row} />
        </>
      )}
    </div>
  );
}
