import type { AttendanceState } from '@lyceum/contracts/live-course';
import {
  type GuardianTopic,
  type GuardianTopicContent,
  PreparedQueries,
  TellsGuardians,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { attendanceForGuardiansQuery } from '../attendance/attendance.statements';
import * as messages from './guardian-topics.messages';

/** So many lessons are named, those that were last. */
const shownLessons = 10;

const details: Readonly<Record<AttendanceState, (values: { courseName: string }) => string>> = {
  PRESENT: messages.present,
  ABSENT: messages.absent,
  EXCUSED: messages.excused,
};

/** In which lessons of the last eight weeks a student was. */
@Injectable()
@TellsGuardians()
export class AttendanceGuardianTopic implements GuardianTopic {
  readonly name = 'ATTENDANCE';

  constructor(private readonly queries: PreparedQueries) {}

  async of(studentId: string): Promise<GuardianTopicContent> {
    const lessons = await this.queries.rows(attendanceForGuardiansQuery, { studentId });
    const count = (wanted: AttendanceState): string =>
      String(lessons.filter(({ state }) => state === wanted).length);
    const figures = [
      { label: messages.presentCount(), value: count('PRESENT') },
      { label: messages.absentCount(), value: count('ABSENT') },
    ];
    const entries = lessons.slice(0, shownLessons).map(({ id, topic, courseName, at, state, late }) => ({
      id,
      title: topic,
      detail: late ? messages.cameLate({ courseName }) : details[state]({ courseName }),
      at,
      url: null,
    }));
    return { figures: lessons.length === 0 ? [] : figures, entries, days: [] };
  }
}
