import { fullName } from '@lyceum/contracts/auth';
import { stringify } from 'csv-stringify/sync';
import type { AttendanceModel } from './attendance.model';

const heads = [
  'Lesson',
  'Topic',
  'Begins (UTC)',
  'Student',
  'Attendance',
  'Minutes',
  'Minutes in the call',
  'Late',
  'Left early',
  'Corrected because',
];

/** Attendance as a file: UTF-8 with a mark that Excel looks for, a line a lesson and student; what a table could take for a formula is text. */
export const attendanceCsv = (rows: readonly AttendanceModel[]): string =>
  stringify([heads, ...rows.map(cellsOf)], { bom: true, escape_formulas: true, record_delimiter: '\r\n' });

const cellsOf = (row: AttendanceModel): (string | number)[] => [
  row.lessonNumber,
  row.lessonTopic,
  row.startDateTime.toISOString(),
  fullName(row),
  row.state,
  row.minutes,
  row.meetingMinutes ?? '',
  row.late ? 'yes' : '',
  row.leftEarly ? 'yes' : '',
  row.reason ?? '',
];
