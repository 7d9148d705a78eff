import { isPresent, people } from '@lyceum/auth';
import { type CalendarItem, statement } from '@lyceum/kernel';
import { isIn, joinOwn } from '../live-course.sql';

export interface CalendarRow extends Omit<CalendarItem, 'label' | 'url' | 'sequence'> {
  kind: 'LESSON' | 'HOMEWORK';
  sequence: number;
  courseName: string;
  groupTag: string;
  standsIn: boolean;
}

const lesson = `SELECT 'lesson-' || l.id AS id, 'LESSON' AS kind, l.topic AS title, l.starts_at AS "startsAt", l.ends_at AS "endsAt",
  g.time_zone AS "timeZone", l.status = 'CANCELED' AS "isCanceled", l.sequence, l.updated_at AS "changedAt",
  c.name AS "courseName", g.group_tag AS "groupTag"`;

/** Lessons of somebody's classes, those they stand in for, and homework that they owe or owed. */
export const calendarQuery = statement<CalendarRow>(
  'live-course.calendar',
  `${lesson}, false AS "standsIn"
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')} JOIN live_courses c ON c.tag = g.course_tag
   JOIN live_lessons l ON l.group_id = g.id AND l.ends_at > $from AND l.starts_at < $to
   UNION ALL
   ${lesson}, true
   FROM live_lessons l JOIN live_course_groups g ON g.id = l.group_id JOIN live_courses c ON c.tag = g.course_tag
   WHERE l.substitute_id = $userId AND l.ends_at > $from AND l.starts_at < $to
     AND NOT EXISTS (SELECT FROM live_course_members m WHERE m.group_id = g.id AND m.user_id = $userId AND ${isIn('m')})
   UNION ALL
   SELECT 'homework-' || h.id, 'HOMEWORK', h.topic, h.due_at, h.due_at, g.time_zone, false,
     (extract(epoch FROM h.updated_at - h.created_at))::int, h.updated_at, c.name, g.group_tag, false
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')} AND own.role = 'STUDENT'
   JOIN live_courses c ON c.tag = g.course_tag
   JOIN live_homeworks h ON h.group_id = g.id AND h.starts_at <= now() AND h.due_at > $from AND h.due_at < $to`,
);

/** One lesson of somebody's, as their calendar has it. */
export const lessonItemQuery = statement<CalendarRow>(
  'live-course.calendar-lesson',
  `${lesson}, own.id IS NULL AS "standsIn"
   FROM live_lessons l JOIN live_course_groups g ON g.id = l.group_id JOIN live_courses c ON c.tag = g.course_tag
   LEFT ${joinOwn('own', 'g.id', '$userId')}
   WHERE l.id = $lessonId AND (own.id IS NOT NULL OR l.substitute_id = $userId)`,
);

export const ownFeedQuery = statement<{ version: number; createdAt: Date }>(
  'live-course.own-calendar-feed',
  `SELECT version, created_at AS "createdAt" FROM live_calendar_feeds WHERE user_id = $userId AND code_hash IS NOT NULL`,
);

/** Makes the next version of a feed; its code is known once the version is. */
export const renewFeedStatement = statement<{ version: number }>(
  'live-course.renew-calendar-feed',
  `INSERT INTO live_calendar_feeds AS f (user_id) VALUES ($userId)
   ON CONFLICT (user_id) DO UPDATE SET version = f.version + 1, code_hash = NULL, created_at = now() RETURNING version`,
);

export const keepFeedCodeStatement = statement(
  'live-course.keep-calendar-feed-code',
  'UPDATE live_calendar_feeds SET code_hash = $codeHash WHERE user_id = $userId AND version = $version',
);

export const revokeFeedStatement = statement(
  'live-course.revoke-calendar-feed',
  'UPDATE live_calendar_feeds SET code_hash = NULL WHERE user_id = $userId AND code_hash IS NOT NULL',
);

/** Whose feed this is, as long as they may use their account. */
export const feedQuery = statement<{ userId: string }>(
  'live-course.calendar-feed',
  `SELECT u.id AS "userId" FROM live_calendar_feeds f ${people.join('u', 'f.user_id')}
   WHERE f.code_hash = $codeHash AND u.suspended_at IS NULL AND ${isPresent('u')}`,
);
