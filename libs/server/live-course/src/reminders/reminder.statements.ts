import { statement } from '@lyceum/kernel';
import { isIn } from '../live-course.sql';
import type { ReminderKind } from './reminder.events';

/** What comes in a while; a day before is told no later than so long before, since it says tomorrow. */
const tomorrow = (column: string): string =>
  `${column} > now() + interval '12 hours' AND ${column} <= now() + interval '24 hours'`;

/**
 * Claims what people are to be reminded of, each once of all processes that look: whoever writes the row tells. What moves has
 * another time, and so another row.
 */
export const claimRemindersStatement = statement<{ kind: ReminderKind; targetId: string; at: Date }>(
  'live-course.claim-reminders',
  `INSERT INTO live_reminders (kind, target_id, at)
   SELECT kind, id, at FROM (
     SELECT 'LESSON_TOMORROW' AS kind, l.id, l.starts_at AS at FROM live_lessons l
     WHERE l.status = 'PLANNED' AND ${tomorrow('l.starts_at')}
     UNION ALL
     SELECT 'LESSON_SOON', l.id, l.starts_at FROM live_lessons l
     WHERE l.status = 'PLANNED' AND l.starts_at > now() AND l.starts_at <= now() + interval '10 minutes'
     UNION ALL
     SELECT 'HOMEWORK_TOMORROW', h.id, h.due_at FROM live_homeworks h WHERE ${tomorrow('h.due_at')} AND h.starts_at <= now()) coming
   WHERE NOT EXISTS (SELECT FROM live_reminders told WHERE (told.kind, told.target_id, told.at) = (coming.kind, coming.id, coming.at))
   ORDER BY at, id LIMIT $most
   ON CONFLICT DO NOTHING RETURNING kind, target_id AS "targetId", at`,
);

/** What is over is forgotten. */
export const forgetRemindersStatement = statement(
  'live-course.forget-reminders',
  `DELETE FROM live_reminders WHERE at < now() - interval '7 days'`,
);

/** Somebody who is reminded, with the zone they are in. */
export interface Reminded {
  userId: string;
  zone: string;
  groupId: string;
  groupTag: string;
  course: string;
  number: number;
  topic: string;
}

const reminded = `p.id AS "userId", COALESCE(z.time_zone, g.time_zone) AS zone, g.id AS "groupId", g.group_tag AS "groupTag",
  c.name AS course, l.lesson_number AS number`;

/** Whoever is to be at a lesson that still is at this time. */
export const remindedOfLessonQuery = statement<Reminded>(
  'live-course.reminded-of-lesson',
  `SELECT ${reminded}, l.topic
   FROM live_lessons l JOIN live_course_groups g ON g.id = l.group_id JOIN live_courses c ON c.tag = g.course_tag
   CROSS JOIN LATERAL (
     SELECT m.user_id AS id FROM live_course_members m WHERE m.group_id = g.id AND ${isIn('m')}
     UNION SELECT l.substitute_id WHERE l.substitute_id IS NOT NULL) p
   LEFT JOIN live_course_time_zones z ON z.user_id = p.id
   WHERE l.id = $targetId AND l.starts_at = $at AND l.status = 'PLANNED' ORDER BY p.id`,
);

/** Students who have not handed in homework that still is due at this time. */
export const remindedOfHomeworkQuery = statement<Reminded>(
  'live-course.reminded-of-homework',
  `SELECT ${reminded}, h.topic
   FROM live_homeworks h JOIN live_course_groups g ON g.id = h.group_id JOIN live_courses c ON c.tag = g.course_tag
   JOIN live_lessons l ON l.id = h.lesson_id
   CROSS JOIN LATERAL (
     SELECT m.user_id AS id FROM live_course_members m WHERE m.group_id = g.id AND m.role = 'STUDENT' AND ${isIn('m')}
       AND NOT EXISTS (SELECT FROM live_student_homeworks s WHERE s.homework_id = h.id AND s.user_id = m.user_id
         AND (s.submitted_at IS NOT NULL OR s.score IS NOT NULL))) p
   LEFT JOIN live_course_time_zones z ON z.user_id = p.id
   WHERE h.id = $targetId AND h.due_at = $at ORDER BY p.id`,
);
