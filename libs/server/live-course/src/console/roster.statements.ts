import { isFindable, people } from '@lyceum/auth';
import type { Role } from '@lyceum/contracts/auth';
import type { LiveCourseRole } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { mayLearn } from '../enrolment/enrolment.statements';
import { freeSeats, isIn } from '../live-course.sql';
import { dueFor, stands } from '../homework/homework.sql';

/** Accounts that may teach a class. */
const teacherRoles: readonly Role[] = ['TEACHER', 'KIA_TEACHER', 'MIA_TEACHER'];

/** Whose e-mail this is, if they can be in a class at all, and whether their account is a teacher's. */
export const personToEnterQuery = statement<{ userId: string; isTeacher: boolean }>(
  'live-course.person-to-enter',
  `SELECT u.id AS "userId", u.roles && '{${teacherRoles.join(',')}}'::text[] AS "isTeacher"
   ${people.from('u')} WHERE u.email = $email AND ${isFindable('u')}`,
);

/** No row for who is in the class already. They wait for no seat any more. */
export const enterStatement = statement<{ id: string }>(
  'live-course.enter-in-group',
  `WITH gone AS (DELETE FROM live_course_waiting WHERE group_id = $groupId AND user_id = $userId)
   INSERT INTO live_course_members AS m (group_id, user_id, role) VALUES ($groupId, $userId, $role)
   ON CONFLICT (user_id, group_id) DO UPDATE SET role = excluded.role, state = 'ENROLLED', taken_by_staff = false, joined_at = now(), updated_at = now()
     WHERE NOT ${isIn('m')}
   RETURNING m.id`,
);

/** Somebody's place in a class, while they have it. */
export interface Place {
  groupId: string;
  userId: string;
  role: LiveCourseRole;
}

export const placeQuery = statement<Place>(
  'live-course.place-of-member',
  `SELECT m.group_id AS "groupId", m.user_id AS "userId", m.role FROM live_course_members m WHERE m.id = $memberId AND ${isIn('m')}`,
);

export const placeInGroupQuery = statement<{ id: string }>(
  'live-course.place-in-group',
  `SELECT m.id FROM live_course_members m WHERE m.group_id = $groupId AND m.user_id = $userId AND ${isIn('m')}`,
);

/** No row for who has gone already. */
export const takeAwayStatement = statement<Place>(
  'live-course.take-away',
  `UPDATE live_course_members m SET state = 'WITHDRAWN', taken_by_staff = true, updated_at = now() WHERE m.id = $memberId AND ${isIn('m')}
   RETURNING m.group_id AS "groupId", m.user_id AS "userId", m.role`,
);

/** Gives a student, who may be one still, a free seat of the other class, with their report, certificate and extra time. The class is held. */
export const takeInStatement = statement<{ id: string }>(
  'live-course.take-in',
  `INSERT INTO live_course_members AS m (group_id, user_id, role, report_url, certificate_url, extra_minutes)
   SELECT $intoGroupId::uuid, own.user_id, 'STUDENT', own.report_url, own.certificate_url, own.extra_minutes
   FROM live_course_members own ${people.join('u', 'own.user_id')}
   WHERE own.id = $memberId AND ${mayLearn('u')} AND COALESCE(${freeSeats('$intoGroupId::uuid')} > 0, true)
   ON CONFLICT (user_id, group_id) DO UPDATE SET role = 'STUDENT', state = 'ENROLLED', taken_by_staff = false, joined_at = now(), updated_at = now(),
     report_url = COALESCE(excluded.report_url, m.report_url), certificate_url = COALESCE(excluded.certificate_url, m.certificate_url),
     extra_minutes = excluded.extra_minutes
   RETURNING m.id`,
);

/** What a student bought goes with them, so that money that goes back takes the seat they have. */
export const moveSoldSeatsStatement = statement(
  'live-course.move-sold-seats',
  `UPDATE live_sold_seats SET group_id = $intoGroupId
   WHERE group_id = $groupId AND user_id = $studentId AND delivered_at IS NOT NULL AND revoked_at IS NULL`,
);

/** Homework of a class by what makes it the same in another: the number of its lesson, its topic and points, and which one of those. */
const sameHomework = (groupId: string): string => `LATERAL (
  SELECT h.id, h.due_at, l.lesson_number, lower(btrim(h.topic)) AS topic, h.point,
    row_number() OVER (PARTITION BY l.lesson_number, lower(btrim(h.topic)), h.point ORDER BY h.due_at, h.id) AS number
  FROM live_homeworks h JOIN live_lessons l ON l.id = h.lesson_id WHERE h.group_id = ${groupId} AND ${stands('h')})`;

/**
 * What a student handed in and was given goes to the same homework of the other class, where they have nothing yet; nothing gets late
 * by it. What that class has no homework for stays with the class it was done in.
 */
export const moveWorkStatement = statement<{ moved: number; left: number }>(
  'live-course.move-work',
  `WITH work AS MATERIALIZED (
     SELECT s.id, h.id AS homework_id, ${dueFor('h', 's', 'own')} AS due_at
     FROM live_course_members own JOIN live_homeworks h ON h.group_id = own.group_id AND ${stands('h')}
     JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = own.user_id
     WHERE own.id = $memberId),
   goes AS MATERIALIZED (
     SELECT w.id, there.id AS into_id,
       CASE WHEN w.due_at > there.due_at + own.extra_minutes * interval '1 minute' THEN w.due_at END AS due_at
     FROM live_course_members own
     JOIN ${sameHomework('own.group_id')} here ON true
     JOIN work w ON w.homework_id = here.id
     JOIN ${sameHomework('$intoGroupId::uuid')} there USING (lesson_number, topic, point, number)
     WHERE own.id = $memberId AND NOT EXISTS (
       SELECT FROM live_student_homeworks other WHERE other.homework_id = there.id AND other.user_id = own.user_id)),
   moved AS (
     UPDATE live_student_homeworks s SET homework_id = goes.into_id, due_at = goes.due_at, updated_at = now()
     FROM goes WHERE s.id = goes.id RETURNING s.id)
   SELECT (SELECT count(*)::int FROM moved) AS moved,
     ((SELECT count(*)::int FROM work) - (SELECT count(*)::int FROM moved)) AS left`,
);

/** A student's totals in these classes anew. */
export const sumTotalsStatement = statement(
  'live-course.sum-totals',
  `UPDATE live_course_members m SET
     score_total = COALESCE((
       SELECT sum(s.score) FROM live_homeworks h JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = m.user_id
       WHERE h.group_id = m.group_id AND s.of_points IS NOT NULL), 0),
     point_total = COALESCE((
       SELECT sum(s.of_points) FROM live_homeworks h JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = m.user_id
       WHERE h.group_id = m.group_id), 0)
   WHERE m.user_id = $studentId AND m.group_id = ANY($groupIds::uuid[])`,
);
