import { isNameable, people } from '@lyceum/auth';
import { leftJoinCertificateName } from '@lyceum/profile';
import { statement } from '@lyceum/kernel';
import { isIn, joinOwn } from '../live-course.sql';
import type { OwnCertificateModel, StudentCertificateModel } from './certificate.model';

/** A group that the caller leads, or any of those who oversee all; held, so that of two who issue at once one does. */
export const ledGroupQuery = statement<{ groupId: string; leads: boolean }>(
  'live-course.led-group',
  `SELECT g.id AS "groupId", (COALESCE(own.role = 'TEACHER', false) OR $oversees::boolean) AS leads
   FROM live_course_groups g LEFT ${joinOwn('own', 'g.id', '$userId')}
   WHERE g.group_tag = $groupTag AND (own.id IS NOT NULL OR $oversees)`,
);

export const holdGroupStatement = statement(
  'live-course.hold-group-of-certificates',
  'SELECT FROM live_course_groups WHERE id = $groupId FOR NO KEY UPDATE',
);

/** Students of a class with their latest certificate; who was withdrawn from it has none to come. */
export const certificateStudents = `live_course_members m JOIN live_course_groups g ON g.id = m.group_id
  ${people.join('u', 'm.user_id')} ${leftJoinCertificateName('named', 'm.user_id')}
  LEFT JOIN LATERAL (SELECT * FROM live_certificates k WHERE k.group_id = m.group_id AND k.user_id = m.user_id
    ORDER BY k.id DESC LIMIT 1) c ON true`;

export const certificateHolds = '(c.id IS NOT NULL AND c.withdrawn_at IS NULL)';

/** Whoever has completed the class, or was in it to its end, is due one in the name that they confirmed. */
export const certificateStanding = `CASE WHEN ${certificateHolds} THEN 'ISSUED'
  WHEN m.state <> 'COMPLETED' AND g.session_ends_at > now() THEN 'NOT_OVER'
  WHEN named.user_id IS NULL THEN 'NO_NAME' WHEN c.id IS NOT NULL THEN 'WITHDRAWN' ELSE 'DUE' END`;

/** SQL of whether a student of these rows has to do with certificates. */
export const isOfCertificates = `((m.role = 'STUDENT' AND ${isIn('m')}) OR ${certificateHolds})`;

/** Who left the class or was moved is among them while they have one that holds: somebody must be able to withdraw it. */
export const studentCertificatesQuery = statement<StudentCertificateModel>(
  'live-course.certificates-of-students',
  `SELECT u.id AS "studentId", u.first_name AS "firstName", u.last_name AS "lastName", ${certificateStanding} AS standing,
     c.id AS "certificateId", c.code, c.state, c.issued_at AS "issuedAt", c.withdrawn_at AS "withdrawnAt", c.reason
   FROM ${certificateStudents} WHERE m.group_id = $groupId AND ${isOfCertificates} AND ${isNameable('u')}
   ORDER BY u.last_name, u.first_name, u.id`,
);

/** Students who can be given one; one that was withdrawn can be given anew. Callers hold the group. */
export const dueStudentsQuery = statement<{ userId: string }>(
  'live-course.students-due-certificates',
  `SELECT m.user_id AS "userId" FROM ${certificateStudents}
   WHERE m.group_id = $groupId AND m.role = 'STUDENT' AND ${isIn('m')} AND m.user_id = ANY($studentIds::uuid[])
     AND ${certificateStanding} IN ('DUE', 'WITHDRAWN')
   ORDER BY m.user_id`,
);

/** Gives each a certificate in the name that they confirmed; it is where the class keeps what was given from elsewhere, too. */
export const issueStatement = statement<{ id: string; userId: string }>(
  'live-course.issue-certificates',
  `WITH made AS (
     INSERT INTO live_certificates (code, group_id, user_id, first_name, last_name, course_name, issued_by)
     SELECT given.code, $groupId, given.user_id, named.first_name, named.last_name, c.name, $issuedBy
     FROM unnest($userIds::uuid[], $codes::text[]) AS given (user_id, code)
     ${leftJoinCertificateName('named', 'given.user_id')}
     JOIN live_course_groups g ON g.id = $groupId JOIN live_courses c ON c.tag = g.course_tag
     ON CONFLICT DO NOTHING RETURNING id, user_id, code, group_id
   ), kept AS (
     UPDATE live_course_members m SET certificate_url = $address || made.code, updated_at = now()
     FROM made WHERE m.group_id = made.group_id AND m.user_id = made.user_id)
   SELECT id, user_id AS "userId" FROM made ORDER BY user_id`,
);

/** A certificate that holds, of a class that the caller leads, or of any. */
export const heldCertificateQuery = statement<{ groupId: string; groupTag: string; leads: boolean }>(
  'live-course.held-certificate',
  `SELECT k.group_id AS "groupId", g.group_tag AS "groupTag", (COALESCE(own.role = 'TEACHER', false) OR $oversees::boolean) AS leads
   FROM live_certificates k JOIN live_course_groups g ON g.id = k.group_id LEFT ${joinOwn('own', 'k.group_id', '$userId')}
   WHERE k.id = $id AND k.withdrawn_at IS NULL AND (own.role = 'TEACHER' OR $oversees) FOR NO KEY UPDATE OF k`,
);

/** Who was moved took its address along to the other class. */
export const withdrawStatement = statement<{ userId: string; course: string }>(
  'live-course.withdraw-certificate',
  `WITH gone AS (
     UPDATE live_certificates SET withdrawn_at = now(), withdrawn_by = $userId, reason = $reason
     WHERE id = $id AND withdrawn_at IS NULL RETURNING user_id, course_name, code
   ), kept AS (
     UPDATE live_course_members m SET certificate_url = NULL, updated_at = now()
     FROM gone WHERE m.user_id = gone.user_id AND m.certificate_url LIKE '%/' || gone.code)
   SELECT user_id AS "userId", course_name AS course FROM gone`,
);

export const ownCertificateQuery = statement<OwnCertificateModel>(
  'live-course.own-certificate',
  `SELECT k.id, k.code, k.state, k.path, k.issued_at AS "issuedAt"
   FROM live_certificates k JOIN live_course_groups g ON g.id = k.group_id
   WHERE g.group_tag = $groupTag AND k.user_id = $userId AND k.withdrawn_at IS NULL`,
);

interface Checked {
  firstName: string;
  lastName: string;
  courseName: string;
  issuedAt: Date;
  withdrawnAt: Date | null;
}

export const certificateOfCodeQuery = statement<Checked>(
  'live-course.certificate-of-code',
  `SELECT k.first_name AS "firstName", k.last_name AS "lastName", k.course_name AS "courseName", k.issued_at AS "issuedAt",
     k.withdrawn_at AS "withdrawnAt"
   FROM live_certificates k ${people.join('u', 'k.user_id')} WHERE k.code = $code AND ${isNameable('u')}`,
);

interface Printed {
  code: string;
  userId: string;
  firstName: string;
  lastName: string;
  courseName: string;
  issuedAt: Date;
}

export const certificateToMakeQuery = statement<Printed>(
  'live-course.certificate-to-make',
  `SELECT code, user_id AS "userId", first_name AS "firstName", last_name AS "lastName", course_name AS "courseName",
     issued_at AS "issuedAt"
   FROM live_certificates WHERE id = $id AND state = 'MAKING' AND withdrawn_at IS NULL`,
);

export const madeStatement = statement(
  'live-course.made-certificate',
  `UPDATE live_certificates SET state = 'READY', path = $path WHERE id = $id AND state = 'MAKING'`,
);

export const notMadeStatement = statement(
  'live-course.not-made-certificate',
  `UPDATE live_certificates SET state = 'FAILED' WHERE id = $id AND state = 'MAKING'`,
);

export const toldOfCertificateQuery = statement<{ userId: string; groupTag: string; course: string }>(
  'live-course.told-of-certificate',
  `SELECT k.user_id AS "userId", g.group_tag AS "groupTag", k.course_name AS course
   FROM live_certificates k JOIN live_course_groups g ON g.id = k.group_id WHERE k.id = $certificateId AND k.withdrawn_at IS NULL`,
);
