import { statement } from '@lyceum/kernel';
import { canJoin } from '../live-course.sql';
import type { StoodInLessonModel } from './lesson.model';

/** Lessons somebody stands in for, the soonest first. */
export const stoodInQuery = statement<StoodInLessonModel>(
  'live-course.lessons-stood-in',
  `SELECT l.id, g.group_tag AS "groupTag", c.name AS "courseName", g.time_zone AS "timeZone", l.lesson_number AS "lessonNumber",
     l.topic AS "lessonTopic", l.starts_at AS "startDateTime", l.ends_at AS "endDateTime", l.status,
     CASE WHEN ${canJoin('l')} THEN COALESCE(l.start_link, l.meeting_link) END AS "startUrl",
     COALESCE((SELECT json_agg(json_build_object('id', d.id, 'docType', d.type, 'docName', d.name, 'docLink', d.link, 'docNote', d.note,
       'correspondingDocId', d.corresponding_id, 'updatedTime', d.updated_at) ORDER BY d.id)
       FROM live_documents d WHERE d.lesson_id = l.id), '[]') AS documents
   FROM live_lessons l JOIN live_course_groups g ON g.id = l.group_id JOIN live_courses c ON c.tag = g.course_tag
   WHERE l.substitute_id = $userId AND l.ends_at > now() ORDER BY l.starts_at, l.id`,
);
