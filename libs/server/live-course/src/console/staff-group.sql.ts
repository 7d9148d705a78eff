import { isIn } from '../live-course.sql';

/** SQL of where the session of a class stands, by this alias. */
export const sessionState = (group: string): string =>
  `CASE WHEN now() < ${group}.session_starts_at THEN 'AHEAD' WHEN now() < ${group}.session_ends_at THEN 'RUNNING' ELSE 'OVER' END`;

/** Brings how many students a class has, and how many wait, as `counted`. */
export const groupCounts = (group: string): string => `CROSS JOIN LATERAL (
  SELECT (SELECT count(*)::int FROM live_course_members m WHERE m.group_id = ${group}.id AND m.role = 'STUDENT' AND ${isIn('m')}) AS students,
    (SELECT count(*)::int FROM live_course_waiting w WHERE w.group_id = ${group}.id) AS waiting) counted`;
