import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { isIn } from '../live-course.sql';

const { graceMinutes, presenceSeconds } = liveCourseLimits;

const grace = `interval '${String(graceMinutes)} minutes'`;

/** SQL of whether who has this row of `live_attendances` is in the lesson now, as far as they last said. */
export const isPresentNow = (attendance: string): string =>
  `(${attendance}.seen_at > now() - interval '${String(presenceSeconds)} seconds')`;

/** SQL of the seconds of a lesson since somebody in it was last seen; none where they had gone meanwhile. */
export const secondsSince = (
  attendance: string,
  lesson: string,
): string => `(CASE WHEN ${isPresentNow(attendance)} THEN
  GREATEST(0, round(extract(epoch FROM LEAST(now(), ${lesson}.ends_at) - GREATEST(${attendance}.seen_at, ${lesson}.starts_at))))::int
  ELSE 0 END)`;

/**
 * Lessons `l` that have begun with each student `m` of theirs, what was counted of them as `a`, the latest correction as `c`. A lesson
 * from before somebody joined the class is not theirs, unless they were in it; what somebody had stays when they leave.
 */
export const attendanceRows = `live_lessons l
  JOIN live_course_members m ON m.group_id = l.group_id AND m.role = 'STUDENT'
  LEFT JOIN live_attendances a ON a.lesson_id = l.id AND a.user_id = m.user_id
  LEFT JOIN LATERAL (SELECT state, minutes, reason FROM live_attendance_corrections k
    WHERE k.lesson_id = l.id AND k.user_id = m.user_id ORDER BY k.id DESC LIMIT 1) c ON true`;

/** Which of these rows there are. */
export const isCounted = `(l.status = 'PLANNED' AND l.starts_at <= now()
  AND (a.user_id IS NOT NULL OR c.state IS NOT NULL OR (${isIn('m')} AND l.ends_at > m.joined_at)))`;

/** The one rule: what a teacher said holds, without that whoever joined was there. */
export const attendanceState = `COALESCE(c.state, CASE WHEN a.user_id IS NULL THEN 'ABSENT' ELSE 'PRESENT' END)`;
export const isLate = `(c.state IS NULL AND a.joined_at > l.starts_at + ${grace}) IS TRUE`;
export const hasLeftEarly = `(c.state IS NULL AND a.seen_at < l.ends_at - ${grace} AND NOT ${isPresentNow('a')}) IS TRUE`;
export const attendedMinutes = `(CASE WHEN c.state IN ('ABSENT', 'EXCUSED') THEN 0 ELSE COALESCE(c.minutes, a.seconds / 60, 0) END)`;

/**
 * SQL of the whole minutes of lesson `l` for which student `m` was in the call where it is held, however often they came and from how
 * many places at once; null where nobody was seen in one.
 */
export const meetingMinutes = `(CASE WHEN EXISTS (SELECT FROM live_presences p WHERE p.lesson_id = l.id) THEN COALESCE((
  SELECT floor(sum(extract(epoch FROM upper(stay) - lower(stay))) / 60)::int FROM unnest((
    SELECT range_agg(tstzrange(p.came_at, p.left_at)) FROM live_presences p WHERE p.lesson_id = l.id AND p.user_id = m.user_id
  ) * tstzmultirange(tstzrange(l.starts_at, l.ends_at))) AS stay), 0) END)`;
