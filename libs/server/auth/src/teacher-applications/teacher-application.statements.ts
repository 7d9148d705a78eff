import type { Role, TeacherApplication } from '@lyceum/contracts/auth';
import { statement } from '@lyceum/kernel';
import { isOfAge, people } from '../people.sql';

/** Whether it waits, was approved, or refused. */
export const stateOf = (application: string): string =>
  `CASE WHEN ${application}.is_approved IS NULL THEN 'PENDING' WHEN ${application}.is_approved THEN 'APPROVED' ELSE 'REFUSED' END`;

/** The row of `applicationQuery`: instants as the driver has them. */
export type ApplicationRow = {
  [Key in keyof Omit<TeacherApplication, 'school'>]: Key extends `${string}At`
    ? Date | Extract<TeacherApplication[Key], null>
    : TeacherApplication[Key];
};

export const applicationQuery = statement<ApplicationRow>(
  'auth.teacher-application',
  `SELECT u.id, u.full_name AS name, u.email::text, u.roles, ${stateOf('t')} AS state, t.applied_at AS "appliedAt",
     u.created_at AS "joinedAt", u.email_confirmed_at AS "emailConfirmedAt", u.date_of_birth::text AS "dateOfBirth",
     ${isOfAge('u')} AS "isOfAge", u.country, u.suspended_at IS NOT NULL AS "isSuspended",
     ARRAY(SELECT provider FROM identities i WHERE i.user_id = u.id ORDER BY provider) AS identities,
     t.decided_at AS "decidedAt", t.reason,
     CASE WHEN t.decided_by IS NOT NULL THEN
       json_build_object('id', t.decided_by, 'name', ${people.nameOf('t.decided_by')}) END AS "decidedBy"
   FROM teacher_applications t JOIN users u ON u.id = t.user_id WHERE t.user_id = $userId`,
);

/** Decides one that waits: of two who decide at once, one does. */
export const decideStatement = statement(
  'auth.decide-teacher-application',
  `UPDATE teacher_applications SET decided_at = now(), decided_by = $decidedBy, is_approved = $isApproved, reason = NULLIF($reason, '')
   WHERE user_id = $userId AND decided_at IS NULL`,
);

/** Makes somebody who is of age an educator, in place of the student they began as. */
export const promoteStatement = statement<{ before: Role[]; after: Role[] }>(
  'auth.make-teacher',
  `UPDATE users SET updated_at = now(), roles = (
     SELECT array_agg(DISTINCT role ORDER BY role) FROM unnest(array_remove(roles, 'STUDENT') || '{TEACHER}'::text[]) AS role)
   WHERE id = $userId AND erased_at IS NULL AND ${isOfAge('users')}
   RETURNING old.roles AS before, new.roles AS after`,
);
