import { people } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';
import { canJoin, isIn, joinOwn, teaches } from '../live-course.sql';
import type { AttendanceCorrectionModel, AttendanceModel } from './attendance.model';
import {
  attendanceRows,
  attendanceState,
  attendedMinutes,
  hasLeftEarly,
  isCounted,
  isLate,
  isPresentNow,
  meetingMinutes,
  secondsSince,
} from './attendance.sql';

/** A lesson that somebody wants into. */
export interface Door {
  isOpen: boolean;
  hosts: boolean;
  joinLink: string | null;
  startLink: string | null;
}

/**
 * Counts that somebody joined, by one row of lesson and person, and answers where it is held; nothing is counted while it is
 * shut. No row to who is not in the class and does not stand in. Many at once wait for nobody: each has a row of their own.
 */
export const joinStatement = statement<Door>(
  'live-course.join-lesson',
  `WITH lesson AS (
     SELECT l.id, l.starts_at, l.ends_at, l.meeting_link, l.start_link, ${canJoin('l')} AS is_open,
       (l.substitute_id = $userId OR own.role = 'TEACHER') IS TRUE AS hosts
     FROM live_lessons l LEFT ${joinOwn('own', 'l.group_id', '$userId')}
     WHERE l.id = $lessonId AND (own.id IS NOT NULL OR l.substitute_id = $userId::uuid)
   ), counted AS (
     INSERT INTO live_attendances AS a (lesson_id, user_id, joined_at, seen_at)
     SELECT id, $userId::uuid, now(), now() FROM lesson WHERE is_open AND (meeting_link IS NOT NULL OR (hosts AND start_link IS NOT NULL))
     ON CONFLICT (lesson_id, user_id) DO UPDATE
       SET seconds = a.seconds + (SELECT ${secondsSince('a', 'lesson')} FROM lesson),
         joins_cnt = a.joins_cnt + (NOT ${isPresentNow('a')})::int, seen_at = now()
   )
   SELECT is_open AS "isOpen", hosts, meeting_link AS "joinLink", start_link AS "startLink" FROM lesson`,
);

/** Somebody who joined is still there. No row where they did not join, or it has been over for a while. */
export const seenStatement = statement<{ lessonId: string }>(
  'live-course.seen-in-lesson',
  `UPDATE live_attendances a SET seconds = a.seconds + ${secondsSince('a', 'l')}, seen_at = LEAST(now(), l.ends_at)
   FROM live_lessons l
   WHERE a.lesson_id = $lessonId AND a.user_id = $userId AND l.id = a.lesson_id AND a.seen_at < l.ends_at
     AND l.ends_at > now() - interval '5 minutes'
   RETURNING a.lesson_id AS "lessonId"`,
);

const columns = `l.id AS "lessonId", l.lesson_number AS "lessonNumber", l.topic AS "lessonTopic", l.starts_at AS "startDateTime",
  u.id AS "studentId", u.first_name AS "firstName", u.last_name AS "lastName", ${attendanceState} AS state, ${attendedMinutes} AS minutes,
  ${meetingMinutes} AS "meetingMinutes",
  ${isLate} AS late, ${hasLeftEarly} AS "leftEarly", c.reason`;

/** How all students of a group were in its lessons so far. */
export const attendanceOfGroupQuery = statement<AttendanceModel>(
  'live-course.attendance-of-group',
  `SELECT ${columns} FROM ${attendanceRows} ${people.join('u', 'm.user_id')}
   WHERE l.group_id = $groupId AND ${isCounted} ORDER BY l.starts_at, l.id, u.last_name, u.first_name, u.id`,
);

/** The same of one student. */
export const attendanceOfStudentQuery = statement<AttendanceModel>(
  'live-course.attendance-of-student',
  `SELECT ${columns} FROM ${attendanceRows} ${people.join('u', 'm.user_id')}
   WHERE l.group_id = $groupId AND m.user_id = $studentId AND ${isCounted} ORDER BY l.starts_at, l.id`,
);

/** One cell of it. */
export const attendanceInLessonQuery = statement<AttendanceModel>(
  'live-course.attendance-in-lesson',
  `SELECT ${columns} FROM ${attendanceRows} ${people.join('u', 'm.user_id')}
   WHERE l.id = $lessonId AND m.user_id = $studentId AND ${isCounted}`,
);

/** Keeps what a teacher says of a student in a lesson that has begun; no row where there is no such, or the caller does not teach it. */
export const correctStatement = statement<{ id: string }>(
  'live-course.correct-attendance',
  `INSERT INTO live_attendance_corrections (lesson_id, user_id, state, minutes, reason, corrected_by)
   SELECT l.id, m.user_id, $state, $minutes::int, $reason, $userId FROM live_lessons l
   JOIN live_course_members m ON m.group_id = l.group_id AND m.user_id = $studentId AND m.role = 'STUDENT'
   LEFT ${joinOwn('own', 'l.group_id', '$userId::uuid')}
   WHERE l.id = $lessonId AND l.status = 'PLANNED' AND l.starts_at <= now() AND (${teaches('own')} OR $oversees::boolean)
   RETURNING id`,
);

/** What was said of a student in a lesson, the latest first, to who teaches them and to themselves. */
export const correctionsQuery = statement<AttendanceCorrectionModel>(
  'live-course.attendance-corrections',
  `SELECT k.id, k.state, k.minutes, k.reason, k.corrected_at AS "correctedAt", ${people.nameOf('k.corrected_by')} AS "correctedBy"
   FROM live_attendance_corrections k JOIN live_lessons l ON l.id = k.lesson_id
   LEFT ${joinOwn('own', 'l.group_id', '$userId')}
   WHERE k.lesson_id = $lessonId AND k.user_id = $studentId
     AND (${teaches('own')} OR $oversees::boolean OR (own.id IS NOT NULL AND k.user_id = $userId))
   ORDER BY k.id DESC`,
);

/** Minutes of joins and states of a student over all their classes, for guardians: the last lessons first. */
export const attendanceForGuardiansQuery = statement<{
  id: string;
  topic: string;
  courseName: string;
  at: Date;
  state: AttendanceModel['state'];
  late: boolean;
}>(
  'live-course.attendance-for-guardians',
  `SELECT l.id, l.topic, course.name AS "courseName", l.starts_at AS at, ${attendanceState} AS state, ${isLate} AS late
   FROM ${attendanceRows} JOIN live_course_groups g ON g.id = l.group_id JOIN live_courses course ON course.tag = g.course_tag
   WHERE m.user_id = $studentId AND ${isIn('m')} AND ${isCounted} AND l.ends_at <= now() AND l.starts_at > now() - interval '8 weeks'
   ORDER BY l.starts_at DESC, l.id`,
);
