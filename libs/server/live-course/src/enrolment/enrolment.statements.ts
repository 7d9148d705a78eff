import { isFindable, people } from '@lyceum/auth';
import type { EnrolmentOutcome } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { freeSeats, isIn, meetsBlock } from '../live-course.sql';

/** A group whose seats are given, held until the transaction ends. */
export interface HeldGroup {
  id: string;
  groupTag: string;
  courseTag: string;
  seats: number | null;
  isOver: boolean;
}

/** Whoever else gives or frees seats of these groups waits; always in one order. */
export const holdGroupsStatement = statement<HeldGroup>(
  'live-course.hold-groups',
  `SELECT id, group_tag AS "groupTag", course_tag AS "courseTag", seats, session_ends_at <= now() AS "isOver"
   FROM live_course_groups WHERE id = ANY($groupIds::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
);

/** Whether somebody may be a student of a class: their account can be used, waits for no guardian's consent, and is a student's. */
export const mayLearn = (user: string): string => `(${isFindable(user)} AND 'STUDENT' = ANY(${user}.roles))`;

const free = freeSeats('$groupId::uuid');

/** Enters those of `chosen`, or gives back their place to who was withdrawn: their work stands as it did. */
const enter = (chosen: string): string => `
  INSERT INTO live_course_members AS m (group_id, user_id, role) SELECT $groupId::uuid, user_id, 'STUDENT' FROM ${chosen}
  ON CONFLICT (user_id, group_id) DO UPDATE SET role = 'STUDENT', state = 'ENROLLED', taken_by_staff = false, joined_at = now(), updated_at = now()
    WHERE NOT ${isIn('m')}
  RETURNING m.user_id`;

/** What became of one of those who were to be enrolled. */
export interface EnrolledPerson {
  userId: string;
  outcome: EnrolmentOutcome;
}

/**
 * Who of `$userIds` is to get a seat, and who is to wait: `known` and, of those who come in now, `coming`. Without the word of staff
 * nobody enters a class in which there is a block with somebody.
 */
const plan = `
   known AS MATERIALIZED (
     SELECT asked.number, u.id AS user_id, ${mayLearn('u')} AS may, m.role, COALESCE(${isIn('m')}, false) AS is_in, w.id AS waits
     FROM (SELECT user_id, min(number) AS number FROM unnest($userIds::uuid[]) WITH ORDINALITY AS one (user_id, number) GROUP BY user_id) asked
     ${people.join('u', 'asked.user_id')}
     LEFT JOIN live_course_members m ON m.group_id = $groupId::uuid AND m.user_id = u.id
     LEFT JOIN live_course_waiting w ON w.group_id = $groupId::uuid AND w.user_id = u.id),
   coming AS MATERIALIZED (
     SELECT user_id, number, waits, may_enter,
       may_enter AND COALESCE(row_number() OVER (PARTITION BY may_enter ORDER BY number) <= ${free}, true) AS enters
     FROM known CROSS JOIN LATERAL (
       SELECT $byStaff::boolean OR ($mayEnter::boolean AND NOT ${meetsBlock('$groupId::uuid', 'known.user_id')}) AS may_enter) word
     WHERE may AND NOT is_in)`;

/** SQL of what becomes of one of `known k`, who is one of `e` where they enter. */
const outcome = `CASE
     WHEN k.is_in THEN CASE k.role WHEN 'STUDENT' THEN 'IN' ELSE 'OTHER_ROLE' END
     WHEN NOT k.may THEN 'NOT_NOW'
     WHEN e.user_id IS NOT NULL THEN 'ENROLLED'
     WHEN k.waits IS NOT NULL THEN 'WAITS' ELSE 'WAITING' END`;

/**
 * Gives seats in the order of the ids, and has who is left wait in it. The group is held, and who waits has been let in before.
 * Whoever may not enter waits for staff, whatever seats there are.
 */
export const enrolStatement = statement<EnrolledPerson>(
  'live-course.enrol',
  `WITH ${plan},
   entering AS (SELECT user_id FROM coming WHERE enters),
   entered AS (${enter('entering')}),
   gone AS (DELETE FROM live_course_waiting w USING entering e WHERE w.group_id = $groupId::uuid AND w.user_id = e.user_id),
   queued AS (
     INSERT INTO live_course_waiting AS w (group_id, user_id, may_enter, by_staff)
     SELECT $groupId::uuid, user_id, may_enter, $byStaff FROM coming WHERE NOT enters ORDER BY number
     ON CONFLICT (user_id, group_id) DO UPDATE SET may_enter = w.may_enter OR excluded.may_enter, by_staff = w.by_staff OR excluded.by_staff
       WHERE (excluded.may_enter AND NOT w.may_enter) OR (excluded.by_staff AND NOT w.by_staff))
   SELECT k.user_id AS "userId", ${outcome} AS outcome FROM known k LEFT JOIN entered e USING (user_id) ORDER BY k.number`,
);

/** The same without doing it. */
export const previewEnrolmentQuery = statement<EnrolledPerson>(
  'live-course.preview-enrolment',
  `WITH ${plan}
   SELECT k.user_id AS "userId", ${outcome} AS outcome
   FROM known k LEFT JOIN coming e ON e.user_id = k.user_id AND e.enters ORDER BY k.number`,
);

/** Whose e-mails these are; of whom is not to be found, such as a child who waits for a guardian, without the name. */
export const peopleOfEmailsQuery = statement<{ userId: string; email: string; name: string | null }>(
  'live-course.people-of-emails',
  `SELECT u.id AS "userId", lower(u.email) AS email, CASE WHEN ${isFindable('u')} THEN ${people.displayName('u')} END AS name
   ${people.from('u')} WHERE u.email = ANY($emails) AND u.erased_at IS NULL`,
);

/** SQL of whether who waits in the row of this alias, without the word of staff, has a block with somebody of the class. */
const isHeldUp = (waiting: string): string =>
  `(NOT ${waiting}.by_staff AND ${meetsBlock(`${waiting}.group_id`, `${waiting}.user_id`)})`;

/**
 * Gives one free seat to who waits longest, as long as the class lasts. Whoever cannot be in a class now keeps their place in the
 * list; whoever has a block with somebody who is in it by now, also by the seat before, waits for staff. The group is held.
 */
export const promoteStatement = statement<{ userId: string; isEntered: boolean }>(
  'live-course.promote',
  `WITH free AS MATERIALIZED (SELECT ${free} AS seats),
   first AS MATERIALIZED (
     SELECT w.user_id FROM live_course_waiting w ${people.join('u', 'w.user_id')}
     WHERE w.group_id = $groupId::uuid AND w.may_enter AND ${mayLearn('u')} AND NOT ${isHeldUp('w')}
       AND EXISTS (SELECT FROM live_course_groups g WHERE g.id = w.group_id AND g.session_ends_at > now())
     ORDER BY w.id LIMIT (SELECT CASE WHEN seats <= 0 THEN 0 ELSE 1 END FROM free)),
   held_up AS (UPDATE live_course_waiting w SET may_enter = false WHERE w.group_id = $groupId::uuid AND w.may_enter AND ${isHeldUp('w')}),
   entered AS (${enter('first')}),
   gone AS (DELETE FROM live_course_waiting w USING first WHERE w.group_id = $groupId::uuid AND w.user_id = first.user_id)
   SELECT first.user_id AS "userId", entered.user_id IS NOT NULL AS "isEntered" FROM first LEFT JOIN entered USING (user_id)`,
);

/** Groups that have a seat for somebody who waits: whose account was erased, or who may be in a class by now. */
export const unfilledQuery = statement<{ groupId: string }>(
  'live-course.unfilled-groups',
  `SELECT g.id AS "groupId" FROM live_course_groups g
   WHERE g.session_ends_at > now() AND g.id IN (
       SELECT w.group_id FROM live_course_waiting w ${people.join('u', 'w.user_id')} WHERE w.may_enter AND ${mayLearn('u')})
     AND COALESCE(${freeSeats('g.id')} > 0, true)
   ORDER BY g.id`,
);

export const leaveWaitingStatement = statement(
  'live-course.leave-waiting',
  'DELETE FROM live_course_waiting WHERE group_id = $groupId AND user_id = $userId',
);
