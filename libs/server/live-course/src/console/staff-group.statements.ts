import type { Instructor, StaffGroup, StaffLesson } from '@lyceum/contracts/live-course';
import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { groupCounts, sessionState } from './staff-group.sql';

const instructorJson = `json_build_object('tag', i.tag, 'showName', i.show_name, 'title', COALESCE(i.title, ''), 'bio', COALESCE(i.bio, ''),
  'imgUrl', COALESCE(i.img_url, ''))`;

/** A class with its times as PostgreSQL has them, without its lessons. */
export interface StaffGroupRow extends Omit<StaffGroup, 'startsAt' | 'endsAt' | 'lessons'> {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export const staffGroupQuery = statement<StaffGroupRow>(
  'live-course.group-of-staff',
  `SELECT g.id, g.group_tag AS "groupTag", json_build_object('id', c.id, 'tag', c.tag, 'name', c.name, 'type', c.type) AS course,
     g.time_zone AS "timeZone", ${sessionState('g')} AS state, g.session_starts_at AS "startsAt", g.session_ends_at AS "endsAt",
     to_char(g.session_starts_at AT TIME ZONE g.time_zone, 'YYYY-MM-DD') AS "firstDay",
     to_char(g.session_ends_at AT TIME ZONE g.time_zone - interval '1 second', 'YYYY-MM-DD') AS "lastDay",
     g.seats, g.takes_enrolments AS "takesEnrolments", counted.students, counted.waiting,
     CASE WHEN i.tag IS NOT NULL THEN ${instructorJson} END AS instructor, g.revision,
     COALESCE((
       SELECT json_agg(json_build_object('id', other.id, 'groupTag', other.group_tag) ORDER BY other.group_tag)
       FROM (SELECT o.id, o.group_tag FROM live_course_groups o
             WHERE o.course_tag = g.course_tag AND o.id <> g.id AND o.session_ends_at > now()
             ORDER BY o.session_starts_at DESC, o.id LIMIT ${String(liveCourseLimits.listed)}) other), '[]'::json) AS others
   FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag
   LEFT JOIN live_course_instructors i ON i.tag = g.instructor_tag ${groupCounts('g')}
   WHERE g.id = $groupId`,
);

export const staffLessonsQuery = statement<
  Omit<StaffLesson, 'startsAt' | 'endsAt'> & { startsAt: Date; endsAt: Date }
>(
  'live-course.lessons-of-staff',
  `SELECT l.id, l.lesson_number AS "lessonNumber", l.topic, l.starts_at AS "startsAt", l.ends_at AS "endsAt", l.status, l.sequence,
     l.ends_at <= now() AS "isOver"
   FROM live_lessons l WHERE l.group_id = $groupId ORDER BY l.lesson_number`,
);

const instructorFields = `i.tag, i.show_name AS "showName", COALESCE(i.title, '') AS title, COALESCE(i.bio, '') AS bio,
  COALESCE(i.img_url, '') AS "imgUrl"`;

/** What is said of one, held: whoever else writes of them waits. */
export const instructorQuery = statement<Instructor>(
  'live-course.instructor-to-save',
  `SELECT ${instructorFields} FROM live_course_instructors i WHERE i.tag = $tag FOR NO KEY UPDATE`,
);

export const instructorsQuery = statement<Instructor>(
  'live-course.instructors',
  `SELECT ${instructorFields} FROM live_course_instructors i ORDER BY i.show_name, i.tag LIMIT ${String(liveCourseLimits.listed)}`,
);

export const isInstructorQuery = statement<{ tag: string }>(
  'live-course.instructor',
  'SELECT tag FROM live_course_instructors WHERE tag = $instructorTag FOR KEY SHARE',
);

/** So long after its last lesson a session ends: what is due then is handed in and graded, and who teaches can be asked. */
const daysAfter = 14;

/**
 * A group whose session begins with the day of its first lesson; no row where there is one of this code, however it is written.
 * `$days` are in order.
 */
export const createGroupStatement = statement<{ id: string }>(
  'live-course.create-group',
  `INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at, time_zone, seats, takes_enrolments, instructor_tag)
   SELECT $groupTag, $firstDay::date::timestamp AT TIME ZONE $timeZone::text,
     ($lastDay::date + ${String(daysAfter + 1)})::timestamp AT TIME ZONE $timeZone::text, $timeZone, $seats::int, $takesEnrolments::boolean, $instructorTag
   WHERE NOT EXISTS (SELECT FROM live_course_groups WHERE group_tag = $groupTag OR lower(group_tag) = lower($groupTag))
   ON CONFLICT (group_tag) DO NOTHING RETURNING id`,
);

/** What staff write of a class, as it is. */
export interface WrittenGroup {
  seats: number | null;
  takesEnrolments: boolean;
  instructorTag: string | null;
  firstDay: string;
  lastDay: string;
  revision: number;
}

export const writtenGroupQuery = statement<WrittenGroup>(
  'live-course.written-group',
  `SELECT seats, takes_enrolments AS "takesEnrolments", instructor_tag AS "instructorTag", revision,
     to_char(session_starts_at AT TIME ZONE time_zone, 'YYYY-MM-DD') AS "firstDay",
     to_char(session_ends_at AT TIME ZONE time_zone - interval '1 second', 'YYYY-MM-DD') AS "lastDay"
   FROM live_course_groups WHERE id = $groupId`,
);

/** Days that stay as they are keep the moment they have. */
export const updateGroupStatement = statement(
  'live-course.update-group',
  `UPDATE live_course_groups g SET seats = $seats::int, takes_enrolments = $takesEnrolments::boolean, instructor_tag = $instructorTag,
     session_starts_at = CASE WHEN $keepsStart::boolean THEN g.session_starts_at ELSE $firstDay::date::timestamp AT TIME ZONE g.time_zone END,
     session_ends_at = CASE WHEN $keepsEnd::boolean THEN g.session_ends_at ELSE ($lastDay::date + 1)::timestamp AT TIME ZONE g.time_zone END,
     revision = g.revision + 1, updated_at = now()
   WHERE g.id = $groupId`,
);

export const saveInstructorStatement = statement(
  'live-course.save-instructor',
  `WITH saved AS (
     INSERT INTO live_course_instructors (tag, show_name, title, bio, img_url)
     VALUES ($tag, $showName, NULLIF($title, ''), NULLIF($bio, ''), NULLIF($imgUrl, ''))
     ON CONFLICT (tag) DO UPDATE SET show_name = excluded.show_name, title = excluded.title, bio = excluded.bio, img_url = excluded.img_url
     RETURNING tag)
   UPDATE live_course_groups g SET instructor_tag = saved.tag, revision = g.revision + 1, updated_at = now()
   FROM saved WHERE g.id = $groupId`,
);
