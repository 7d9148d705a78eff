import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { courseJson } from '../courses/live-course.queries';
import { freeSeats } from '../live-course.sql';
import type { CoursePageModel, ListedCourseModel, OpenGroupModel } from './course-page.model';

/** SQL of whether a group takes who enrols themself now. */
const isOpen = (group: string): string => `(${group}.takes_enrolments AND ${group}.session_ends_at > now())`;

/** A published course with who teaches its classes; whatever its state to who may see all of them. */
export const coursePageQuery = statement<Omit<CoursePageModel, 'groups'>>(
  'live-course.course-page',
  `SELECT ${courseJson('c')} AS course, COALESCE((
     SELECT json_agg(json_build_object('showName', i.show_name, 'title', i.title, 'bio', i.bio, 'imgUrl', i.img_url) ORDER BY i.show_name, i.tag)
     FROM live_course_instructors i
     WHERE i.tag IN (SELECT g.instructor_tag FROM live_course_groups g WHERE g.course_tag = c.tag AND g.session_ends_at > now())), '[]') AS teachers
   FROM live_courses c WHERE c.tag = $courseTag AND (c.published_at IS NOT NULL OR $unpublished::boolean)`,
);

/** SQL of the seats of a group that nobody has and nobody waits for; NULL for as many as come. */
const seatsLeft = (group: string): string => `(CASE
  WHEN ${group}.seats IS NULL THEN NULL
  WHEN EXISTS (SELECT FROM live_course_waiting w WHERE w.group_id = ${group}.id AND w.may_enter) THEN 0
  ELSE GREATEST(0, ${freeSeats(`${group}.id`)}) END)`;

/** An open group, the starts and ends of its next lessons in two lists. */
export interface OpenGroupRow extends Omit<OpenGroupModel, 'nextLessons'> {
  starts: Date[];
  ends: Date[];
}

const nextLessons = `CROSS JOIN LATERAL (
  SELECT COALESCE(array_agg(l.starts_at ORDER BY l.starts_at), '{}') AS starts, COALESCE(array_agg(l.ends_at ORDER BY l.starts_at), '{}') AS ends
  FROM (SELECT starts_at, ends_at FROM live_lessons
        WHERE group_id = g.id AND status = 'PLANNED' AND ends_at > now()
        ORDER BY starts_at LIMIT ${String(liveCourseLimits.nextLessons)}) l) next`;

const allLessons = `CROSS JOIN LATERAL (
  SELECT count(*)::int AS lessons, COALESCE(sum(extract(epoch FROM l.ends_at - l.starts_at) / 60), 0)::int AS minutes
  FROM live_lessons l WHERE l.group_id = g.id AND l.status = 'PLANNED') counted`;

/** Groups of a course that take enrolments, the next one first. */
export const openGroupsQuery = statement<OpenGroupRow>(
  'live-course.open-groups',
  `SELECT g.id, g.group_tag AS "groupTag", g.time_zone AS "timeZone", g.session_starts_at AS "sessionStartDateTime",
     g.session_ends_at AS "sessionEndDateTime", counted.lessons AS "lessonsCnt", counted.minutes AS "lessonMinutes",
     next.starts, next.ends, g.seats, ${seatsLeft('g')} AS "seatsLeft", i.show_name AS instructor
   FROM live_course_groups g LEFT JOIN live_course_instructors i ON i.tag = g.instructor_tag ${nextLessons} ${allLessons}
   WHERE g.course_tag = $courseTag AND ${isOpen('g')}
   ORDER BY COALESCE(next.starts[1], g.session_starts_at), g.id LIMIT ${String(liveCourseLimits.openGroups)}`,
);

/** Published courses: those that take enrolments first, the next one before the others. */
export const publishedCoursesQuery = statement<ListedCourseModel>(
  'live-course.published-courses',
  `SELECT ${courseJson('c')} AS course, open.groups AS "openGroupsCnt", open.has_seats AS "hasSeats", open.next_at AS "nextDateTime"
   FROM live_courses c CROSS JOIN LATERAL (
     SELECT count(*)::int AS groups, COALESCE(bool_or(COALESCE(${seatsLeft('g')} > 0, true)), false) AS has_seats,
       min((SELECT min(l.starts_at) FROM live_lessons l WHERE l.group_id = g.id AND l.status = 'PLANNED' AND l.ends_at > now())) AS next_at
     FROM live_course_groups g WHERE g.course_tag = c.tag AND ${isOpen('g')}) open
   WHERE c.published_at IS NOT NULL
   ORDER BY open.groups = 0, open.next_at NULLS LAST, c.name, c.tag LIMIT ${String(liveCourseLimits.publishedCourses)}`,
);
