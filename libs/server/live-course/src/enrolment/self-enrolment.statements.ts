import { people } from '@lyceum/auth';
import { standingSql } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { isIn } from '../live-course.sql';
import type { EnrolmentStatusModel } from './enrolment-status.model';

/** Holds the published course of a group: of calls of one person for two of its groups, the second sees what became of the first. */
export const holdCourseStatement = statement<{ groupId: string }>(
  'live-course.hold-published-course',
  `SELECT g.id AS "groupId" FROM live_courses c JOIN live_course_groups g ON g.course_tag = c.tag
   WHERE g.group_tag = $groupTag AND c.published_at IS NOT NULL FOR NO KEY UPDATE OF c`,
);

/** What decides whether somebody may enrol themself in a group. */
export interface SelfEnrolmentFacts {
  isOpen: boolean;
  isFree: boolean;
  wasWithdrawn: boolean;
  /** Is known to be of the age of those who learn there. */
  isYoung: boolean;
  isElsewhere: boolean;
  /** Staff did not let them in. */
  wasRefused: boolean;
}

export const selfEnrolmentQuery = statement<SelfEnrolmentFacts>(
  'live-course.self-enrolment',
  `SELECT g.takes_enrolments AND g.session_ends_at > now() AS "isOpen", COALESCE(c.price_minor, 0) = 0 AS "isFree",
     ${standingSql('u')} IN ('MINOR', 'PEER') AS "isYoung",
     COALESCE(NOT ${isIn('own')}, false) AS "wasWithdrawn",
     EXISTS (SELECT FROM live_course_refusals r WHERE r.group_id = g.id AND r.user_id = $userId) AS "wasRefused",
     EXISTS (SELECT FROM live_course_groups other
       WHERE other.course_tag = c.tag AND other.id <> g.id AND other.session_ends_at > now() AND (
         EXISTS (SELECT FROM live_course_members m WHERE m.group_id = other.id AND m.user_id = $userId AND ${isIn('m')})
         OR EXISTS (SELECT FROM live_course_waiting w WHERE w.group_id = other.id AND w.user_id = $userId))) AS "isElsewhere"
   FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag ${people.join('u', '$userId')}
   LEFT JOIN live_course_members own ON own.group_id = g.id AND own.user_id = $userId
   WHERE g.id = $groupId`,
);

/** Where somebody stands in all classes they are in, or wait for. */
export const enrolmentStatusQuery = statement<EnrolmentStatusModel>(
  'live-course.enrolment-status',
  `SELECT g.course_tag AS "courseTag", g.group_tag AS "groupTag", own.state, own.role, NULL::int AS "waitBefore", own.joined_at AS since
   FROM live_course_members own JOIN live_course_groups g ON g.id = own.group_id WHERE own.user_id = $userId AND ${isIn('own')}
   UNION ALL
   SELECT g.course_tag, g.group_tag, 'WAITING', NULL,
     (SELECT count(*)::int FROM live_course_waiting before WHERE before.group_id = w.group_id AND before.id < w.id), w.created_at
   FROM live_course_waiting w JOIN live_course_groups g ON g.id = w.group_id WHERE w.user_id = $userId
   ORDER BY since DESC, "groupTag"`,
);

export const leaveWaitingByTagStatement = statement(
  'live-course.leave-waiting-by-tag',
  `DELETE FROM live_course_waiting w USING live_course_groups g
   WHERE g.id = w.group_id AND g.group_tag = $groupTag AND w.user_id = $userId`,
);
