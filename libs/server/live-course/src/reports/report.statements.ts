import { isNameable, people } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';
import { isIn, joinOwn } from '../live-course.sql';
import type { NamedStudent } from './match-reports';

/** A student whose report may be sent. */
export interface ReportedStudent extends NamedStudent {
  userId: string;
  name: string;
  reportUrl: string | null;
}

const reportedStudents = `SELECT m.id AS "memberId", u.id AS "userId", u.first_name AS "firstName", u.last_name AS "lastName",
     ${people.displayName('u')} AS name, u.email::text AS email, m.report_url AS "reportUrl"
   FROM live_course_members m ${people.join('u', 'm.user_id')}
   WHERE m.group_id = $groupId AND m.role = 'STUDENT' AND ${isIn('m')} AND ${isNameable('u')}
   ORDER BY u.last_name, u.first_name, u.id`;

export const reportedStudentsQuery = statement<ReportedStudent>(
  'live-course.reported-students',
  reportedStudents,
);

/** Whoever else changes reports of the class waits. */
export const holdReportedStudentsStatement = statement<ReportedStudent>(
  'live-course.hold-reported-students',
  `${reportedStudents} FOR NO KEY UPDATE OF m`,
);

/** Files are their students' by now, so that they are noted as used. */
export const saveReportsStatement = statement(
  'live-course.save-reports',
  `UPDATE live_course_members m SET report_url = given.path, updated_at = now()
   FROM unnest($memberIds::uuid[], $paths::text[]) AS given (id, path) WHERE m.id = given.id`,
);

/** Whether the caller leads a class in which this file is a student's report, or oversees all. */
export const readerOfReportQuery = statement(
  'live-course.reader-of-report',
  `SELECT FROM live_course_members m LEFT ${joinOwn('own', 'm.group_id', '$userId')}
   WHERE m.user_id = $studentId AND m.report_url = $url AND (own.role = 'TEACHER' OR $oversees::boolean) LIMIT 1`,
);

/** Whether a file is the report of a place besides this one: who moved has it in both classes. */
export const isReportElsewhereQuery = statement(
  'live-course.is-report-elsewhere',
  'SELECT FROM live_course_members WHERE user_id = $userId AND report_url = $url AND id <> $memberId LIMIT 1',
);

export const courseOfGroupQuery = statement<{ groupTag: string; course: string }>(
  'live-course.course-of-reports',
  `SELECT g.group_tag AS "groupTag", c.name AS course FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag WHERE g.id = $groupId`,
);
