import { isNameable, people } from '@lyceum/auth';
import type { CertificateStanding } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { attendanceRows, attendanceState, isCounted } from '../attendance/attendance.sql';
import { certificateStanding, certificateStudents } from '../certificates/certificate.statements';
import { isIn } from '../live-course.sql';

/** A student of a class and what a rule asks of them. */
export interface JudgedStudent {
  studentId: string;
  name: string;
  standing: CertificateStanding;
  isCompleted: boolean;
  /** In percent of the lessons they were not excused from; null without any. */
  attendance: number | null;
  /** In percent of the points of homework that counts; null without any. */
  points: number | null;
}

/** Students who are in the class, by name. What is not whole is rounded down: nobody reaches a rule by rounding. */
export const judgedStudentsQuery = statement<JudgedStudent>(
  'live-course.judged-students',
  `SELECT u.id AS "studentId", ${people.displayName('u')} AS name, ${certificateStanding} AS standing, m.state = 'COMPLETED' AS "isCompleted",
     there.percent AS attendance,
     CASE WHEN m.point_total > 0 THEN floor(100 * m.score_total / m.point_total)::int END AS points
   FROM ${certificateStudents}
   LEFT JOIN (
     SELECT m.user_id, floor(100.0 * count(*) FILTER (WHERE ${attendanceState} = 'PRESENT') / NULLIF(count(*) FILTER (WHERE ${attendanceState} <> 'EXCUSED'), 0))::int AS percent
     FROM ${attendanceRows} WHERE l.group_id = $groupId AND l.ends_at <= now() AND ${isCounted} GROUP BY m.user_id) there ON there.user_id = m.user_id
   WHERE m.group_id = $groupId AND m.role = 'STUDENT' AND ${isIn('m')} AND ${isNameable('u')}
   ORDER BY u.last_name, u.first_name, u.id`,
);

export const groupTagQuery = statement<{ groupTag: string }>(
  'live-course.tag-of-group',
  'SELECT group_tag AS "groupTag" FROM live_course_groups WHERE id = $groupId',
);
