import { isPresent, people } from '@lyceum/auth';
import type { LessonStatus } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { roomOf } from '../meetings/leads-to.sql';
import { isIn, joinOwn, meetsBlock } from '../live-course.sql';
import type { LessonTeacherModel } from './lesson.model';

/** A lesson that is to be changed, and what the caller is to its class. */
export interface LessonPlace {
  groupId: string;
  leads: boolean;
  sequence: number;
  status: LessonStatus;
  startsAt: Date;
  isOver: boolean;
  substituteId: string | null;
}

/** Whoever else changes lessons of the class waits until the transaction ends. */
export const lessonGroupLock = statement(
  'live-course.lock-group-of-lesson',
  `SELECT FROM live_course_groups g JOIN live_lessons l ON l.group_id = g.id WHERE l.id = $lessonId FOR NO KEY UPDATE OF g`,
);

export const lessonChangePlaceQuery = statement<LessonPlace>(
  'live-course.lesson-to-change',
  `SELECT l.group_id AS "groupId", (own.role = 'TEACHER' OR $oversees::boolean) IS TRUE AS leads, l.sequence, l.status,
     l.starts_at AS "startsAt", l.ends_at <= now() AS "isOver", l.substitute_id AS "substituteId"
   FROM live_lessons l LEFT ${joinOwn('own', 'l.group_id', '$userId')}
   WHERE l.id = $lessonId AND (own.id IS NOT NULL OR $oversees)`,
);

/** A lesson that was changed, and when it began before. */
export interface ChangedLesson {
  id: string;
  startDateTime: Date;
  endDateTime: Date;
  status: LessonStatus;
  sequence: number;
  was: Date;
}

const changed = `new.id, new.starts_at AS "startDateTime", new.ends_at AS "endDateTime", new.status, new.sequence, old.starts_at AS was`;

/** The lesson, or with those that follow it: they keep their day and hour on the clock of the class, whatever its summer time does. */
const edited = `l.group_id = $groupId
  AND (l.id = $lessonId OR ($follows::boolean AND l.status = 'PLANNED' AND l.starts_at > $startsAt::timestamptz))`;

/** The same distance on the clock of the class that the lesson itself moves by. */
const movedStart = `CASE WHEN l.id = $lessonId THEN $startDateTime::timestamptz ELSE
  ((l.starts_at AT TIME ZONE g.time_zone)
    + (($startDateTime::timestamptz AT TIME ZONE g.time_zone) - ($startsAt::timestamptz AT TIME ZONE g.time_zone))) AT TIME ZONE g.time_zone END`;

export const moveLessonsStatement = statement<ChangedLesson>(
  'live-course.move-lessons',
  `UPDATE live_lessons l SET starts_at = moved.at, ends_at = moved.at + ($endDateTime::timestamptz - $startDateTime::timestamptz),
     moved_from = NULLIF(COALESCE(l.moved_from, l.starts_at), moved.at), sequence = l.sequence + 1, updated_at = now()
   FROM (SELECT l.id, ${movedStart} AS at FROM live_lessons l JOIN live_course_groups g ON g.id = l.group_id WHERE ${edited}) moved
   WHERE l.id = moved.id RETURNING ${changed}`,
);

export const cancelLessonsStatement = statement<ChangedLesson>(
  'live-course.cancel-lessons',
  `UPDATE live_lessons l SET status = 'CANCELED', sequence = l.sequence + 1, updated_at = now()
   WHERE ${edited} RETURNING ${changed}`,
);

export const restoreLessonStatement = statement<ChangedLesson>(
  'live-course.restore-lesson',
  `UPDATE live_lessons l SET status = 'PLANNED', sequence = l.sequence + 1, updated_at = now()
   WHERE l.id = $lessonId RETURNING ${changed}`,
);

/** Whoever else says that a lesson is held in this room waits until the transaction ends. */
export const lessonRoomLock = statement(
  'live-course.lock-room-of-lessons',
  `SELECT FROM pg_advisory_xact_lock(hashtextextended('live-course.room ' || ${roomOf('$meetingLink')}, 0))`,
);

/** Lessons that are over are recorded so long after. */
const recordedFor = "interval '8 days'";

/** SQL of whether a class is held in this room that the caller does not lead: what happens there is none of theirs. */
const isOfOthers = `EXISTS (SELECT FROM live_lessons o
  WHERE o.ends_at > now() - ${recordedFor} AND ${roomOf('o.meeting_link')} = ${roomOf('$meetingLink')}
    AND NOT EXISTS (SELECT FROM live_course_members m
      WHERE m.group_id = o.group_id AND m.user_id = $userId AND m.role = 'TEACHER' AND ${isIn('m')}))`;

/** A lesson that is held elsewhere now, and where it was before. */
export interface RehousedLesson extends ChangedLesson {
  linkBefore: string | null;
}

/**
 * Who begins a lesson is led there, too: what was kept for them alone is of the place before. No row where another's class is held
 * there, but for staff.
 */
export const setMeetingStatement = statement<RehousedLesson>(
  'live-course.set-meeting',
  `UPDATE live_lessons l SET meeting_link = NULLIF($meetingLink, ''), start_link = NULL, sequence = l.sequence + 1, updated_at = now()
   WHERE ${edited} AND ($oversees::boolean OR NOT ${isOfOthers}) RETURNING ${changed}, old.meeting_link AS "linkBefore"`,
);

export const setSubstituteStatement = statement<ChangedLesson>(
  'live-course.set-substitute',
  `UPDATE live_lessons l SET substitute_id = $substituteId::uuid, sequence = l.sequence + 1, updated_at = now()
   WHERE l.id = $lessonId RETURNING ${changed}`,
);

/** Lessons of a class that take place at the same time as one of these. */
export const overlappingQuery = statement<{ id: string }>(
  'live-course.overlapping-lessons',
  `SELECT other.id FROM live_lessons l JOIN live_lessons other ON other.group_id = l.group_id AND other.id <> l.id
     AND other.status = 'PLANNED' AND other.starts_at < l.ends_at AND other.ends_at > l.starts_at
   WHERE l.id = ANY($ids::uuid[]) AND l.status = 'PLANNED' LIMIT 1`,
);

/** Who may stand in: whoever leads a class that runs, is not of this one's people already, and has a block with none of them. */
const mayStandIn = (person: string): string => `(
  EXISTS (SELECT FROM live_course_members m JOIN live_course_groups g ON g.id = m.group_id AND g.session_ends_at > now()
    WHERE m.user_id = ${person}.id AND m.role = 'TEACHER' AND ${isIn('m')})
  AND NOT EXISTS (SELECT FROM live_course_members m JOIN live_lessons l ON l.group_id = m.group_id
    WHERE l.id = $lessonId AND m.user_id = ${person}.id AND ${isIn('m')})
  AND NOT ${meetsBlock('(SELECT l.group_id FROM live_lessons l WHERE l.id = $lessonId)', `${person}.id`)})`;

export const substitutesQuery = (most: number) =>
  statement<LessonTeacherModel>(
    'live-course.possible-substitutes',
    `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.picture_url AS "profilePictureUrl"
     ${people.from('u')} WHERE ${isPresent('u')} AND u.suspended_at IS NULL AND ${mayStandIn('u')}
     ORDER BY u.last_name, u.first_name, u.id LIMIT ${String(most)}`,
  );

export const substituteQuery = statement<{ id: string }>(
  'live-course.possible-substitute',
  `SELECT u.id ${people.from('u')} WHERE u.id = $substituteId AND ${isPresent('u')} AND u.suspended_at IS NULL AND ${mayStandIn('u')}`,
);

/** Keeps the zone somebody is in. */
export const keepTimeZoneStatement = statement(
  'live-course.keep-time-zone',
  `INSERT INTO live_course_time_zones AS z (user_id, time_zone) VALUES ($userId, $timeZone)
   ON CONFLICT (user_id) DO UPDATE SET time_zone = excluded.time_zone, updated_at = now()
   WHERE z.time_zone <> excluded.time_zone`,
);
