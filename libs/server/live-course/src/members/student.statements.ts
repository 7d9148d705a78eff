import { isNameable, people } from '@lyceum/auth';
import type { EnrolmentState } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { mayLearn } from '../enrolment/enrolment.statements';
import { freeSeats, isIn, joinOwn, meetsBlock, teaches } from '../live-course.sql';
import type { StudentModel } from './student.model';

/** What the caller is to a group; no row for who is not in it and does not oversee all of them. */
export const seatQuery = statement<{ groupId: string; teaches: boolean; leads: boolean }>(
  'live-course.seat',
  `SELECT g.id AS "groupId", COALESCE(${teaches('own')}, false) OR $oversees::boolean AS teaches,
     COALESCE(own.role = 'TEACHER', false) OR $oversees AS leads
   FROM live_course_groups g LEFT ${joinOwn('own', 'g.id', '$userId')}
   WHERE g.group_tag = $groupTag AND (own.id IS NOT NULL OR $oversees)`,
);

const student = `m.id, m.state, CASE WHEN $leads::boolean THEN m.report_url END AS "reportUrl", m.certificate_url AS "certificateUrl",
  json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'profilePictureUrl', u.picture_url,
    'role', m.role, 'email', CASE WHEN $leads THEN u.email::text END) AS user`;

/** Students of a group, those who were withdrawn, too, by name. */
export const studentsQuery = statement<StudentModel>(
  'live-course.students',
  `SELECT ${student} FROM live_course_members m ${people.join('u', 'm.user_id')}
   WHERE m.group_id = $groupId AND m.role = 'STUDENT' AND ${isNameable('u')}
   ORDER BY m.state = 'WITHDRAWN', u.last_name, u.first_name, u.id`,
);

/** One of them. */
export const studentQuery = statement<StudentModel>(
  'live-course.student',
  `SELECT ${student} FROM live_course_members m ${people.join('u', 'm.user_id')} WHERE m.id = $memberId`,
);

/** Whoever else gives or frees seats of the group waits. */
export const holdGroupOfMemberStatement = statement(
  'live-course.hold-group-of-member',
  `SELECT FROM live_course_groups g WHERE g.id = (SELECT m.group_id FROM live_course_members m WHERE m.id = $memberId)
   FOR NO KEY UPDATE`,
);

/** Whether a student was in the group and is now, and whether that is one more than it has seats. */
interface UpdatedStudent {
  groupId: string;
  former: EnrolmentState;
  wasIn: boolean;
  isIn: boolean;
  isOverfull: boolean;
  /** They come back who cannot be in a class now, whom staff took out, or, by the word of who teaches, who has a block with somebody there. */
  isRefused: boolean;
}

/** SQL of whether the place of this alias is the one of a student that the caller may change: they lead the group, or oversee all. */
const isChanged = (
  member: string,
): string => `(${member}.id = $memberId AND ${member}.role = 'STUDENT' AND ($oversees::boolean OR EXISTS (
     SELECT FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')} WHERE g.id = ${member}.group_id AND own.role = 'TEACHER')))`;

/** Of whom a report is, and what it is in the place of; no row where the caller may not give one. */
export const reportOfMemberQuery = statement<{ userId: string; reportUrl: string | null }>(
  'live-course.report-of-member',
  `SELECT m.user_id AS "userId", m.report_url AS "reportUrl" FROM live_course_members m WHERE ${isChanged('m')} FOR NO KEY UPDATE OF m`,
);

/** Changes what a group keeps of a student, where the caller leads it or oversees all; NULL leaves it, blank takes it away. */
export const updateStudentStatement = statement<UpdatedStudent>(
  'live-course.update-student',
  `UPDATE live_course_members m SET
     report_url = NULLIF(COALESCE($reportUrl, m.report_url), ''),
     certificate_url = NULLIF(COALESCE($certificateUrl, m.certificate_url), ''),
     state = COALESCE($state, m.state),
     taken_by_staff = CASE $state WHEN 'WITHDRAWN' THEN $oversees::boolean OR (m.taken_by_staff AND NOT ${isIn('m')}) ELSE m.taken_by_staff END,
     left_by_refund = m.left_by_refund AND NOT ${isIn('m')},
     updated_at = now()
   WHERE ${isChanged('m')}
   RETURNING m.group_id AS "groupId", old.state AS former, ${isIn('old')} AS "wasIn", ${isIn('new')} AS "isIn",
     (${isIn('new')} AND NOT ${isIn('old')} AND COALESCE(${freeSeats('new.group_id')} < 1, false)) AS "isOverfull",
     (${isIn('new')} AND NOT ${isIn('old')} AND NOT (
       ($oversees OR NOT (old.taken_by_staff OR ${meetsBlock('new.group_id', 'new.user_id')})) AND EXISTS (SELECT ${people.from('u')} WHERE u.id = new.user_id AND ${mayLearn('u')}))) AS "isRefused"`,
);
