import type { LiveCourseRole } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { joinOwn } from './live-course.sql';

/** What somebody is in a group; no row for who is not in it. */
export const ownRoleQuery = statement<{ groupId: string; role: LiveCourseRole; reportUrl: string | null }>(
  'live-course.own-role',
  `SELECT g.id AS "groupId", own.role, own.report_url AS "reportUrl"
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')} WHERE g.group_tag = $groupTag`,
);
