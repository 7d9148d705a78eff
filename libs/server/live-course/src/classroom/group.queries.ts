import { isNameable, people } from '@lyceum/auth';
import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { courseJson } from '../courses/live-course.queries';
import type { DocumentModel } from '../documents/document.model';
import { isOwed, stands } from '../homework/homework.sql';
import { homeworkColumns } from '../homework/homework.queries';
import type { HomeworkModel } from '../homework/homework.model';
import type { LessonModel } from '../lessons/lesson.model';
import { type WatchedFile, watchedOfLesson } from '../recordings/recording.sql';
import { canJoin, isIn, joinOwn, teaches } from '../live-course.sql';
import type { GroupModel, ListedGroupModel, NextLessonModel } from './group.model';

/** A group without what it is put together from, and what the caller may see of that. */
export interface GroupRow extends Omit<GroupModel, 'documents' | 'lessons'> {
  teaches: boolean;
  leads: boolean;
}

/** Some of the people of a group, by role and name. Whoever must not meet the caller is told to who teaches alone. */
const peopleJson = (roles: string): string => `COALESCE((
  SELECT json_agg(json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'profilePictureUrl', u.picture_url,
           'role', m.role, 'email', CASE WHEN seat.leads OR $oversees THEN u.email::text END)
         ORDER BY m.role = 'TEACHER' DESC, u.last_name, u.first_name, u.id)
  FROM live_course_members m ${people.join('u', 'm.user_id')}
  WHERE m.group_id = g.id AND ${isIn('m')} AND m.role IN (${roles}) AND ${isNameable('u')}
    AND (seat.teaches OR $oversees OR ${teaches('m')} OR NOT ${blocks.hiddenFrom('$userId::uuid', 'm.user_id')})), '[]')`;

/** The group of this tag, to who is in it and to who oversees all of them. */
export const groupQuery = statement<GroupRow>(
  'live-course.group',
  `SELECT g.id, g.group_tag AS "groupTag", g.instructor_tag AS "instructorTag", g.session_starts_at AS "sessionStartDateTime",
     g.session_ends_at AS "sessionEndDateTime", g.time_zone AS "timeZone", own.role, own.certificate_url AS "certificateUrl",
     ${courseJson('c')} AS "liveCourse",
     CASE WHEN i.tag IS NOT NULL THEN
       json_build_object('showName', i.show_name, 'title', i.title, 'bio', i.bio, 'imgUrl', i.img_url) END AS "theInstructorBio",
     ${peopleJson(`'TEACHER', 'ASSISTANT'`)} AS "teacherList",
     CASE WHEN own.role = 'OBSERVER' AND NOT $oversees THEN '[]' ELSE ${peopleJson(`'STUDENT'`)} END AS "studentList",
     seat.teaches, seat.leads
   FROM live_course_groups g
   JOIN live_courses c ON c.tag = g.course_tag
   LEFT JOIN live_course_instructors i ON i.tag = g.instructor_tag
   LEFT ${joinOwn('own', 'g.id', '$userId')}
   CROSS JOIN LATERAL (
     SELECT COALESCE(${teaches('own')}, false) AS teaches, COALESCE(own.role = 'TEACHER', false) AS leads) seat
   WHERE g.group_tag = $groupTag AND (own.id IS NOT NULL OR $oversees::boolean)`,
);

/** A lesson without what other statements say; where its recordings lie, which nobody is told. */
type LessonRow = Omit<LessonModel, 'documents' | 'lessonHomeworks' | 'meetingVideoRecordFileLinks'> & {
  recordings: WatchedFile[];
};

/** Lessons of a group; links to begin and to join them as the caller is to have them. */
export const lessonsQuery = statement<LessonRow>(
  'live-course.lessons',
  `SELECT l.id, l.lesson_number AS "lessonNumber", l.topic AS "lessonTopic", l.starts_at AS "startDateTime",
     l.ends_at AS "endDateTime", l.status, l.schedule,
     CASE WHEN $teaches::boolean OR ${canJoin('l')} THEN l.meeting_link END AS "zoomLink", l.sequence, l.moved_from AS "movedFrom",
     CASE WHEN u.id IS NOT NULL THEN json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
       'profilePictureUrl', u.picture_url) END AS substitute,
     CASE WHEN $leads::boolean THEN l.start_link END AS "startUrl", CASE WHEN $leads THEN l.host_email END AS "hostEmail",
     ${watchedOfLesson('l.id')} AS recordings
   FROM live_lessons l ${people.leftJoin('u', 'l.substitute_id')} WHERE l.group_id = $groupId ORDER BY l.lesson_number`,
);

/** Documents of a group and of its lessons, in the order they were added. */
export const documentsQuery = statement<DocumentModel & { lessonId: string | null }>(
  'live-course.documents',
  `SELECT d.id, d.lesson_id AS "lessonId", d.type AS "docType", d.name AS "docName", d.link AS "docLink", d.note AS "docNote",
     d.corresponding_id AS "correspondingDocId", d.updated_at AS "updatedTime"
   FROM live_documents d WHERE d.group_id = $groupId ORDER BY d.id`,
);

/** Homework of all lessons of a group. */
export const homeworksQuery = statement<HomeworkModel & { lessonId: string }>(
  'live-course.homeworks',
  `SELECT ${homeworkColumns('h')}, h.lesson_id AS "lessonId" FROM live_homeworks h
   WHERE h.group_id = $groupId AND ${stands('h')} ORDER BY h.due_at, h.id`,
);

/** A group of the caller's own, with its next lesson in columns. */
export interface ListedGroupRow extends Omit<ListedGroupModel, 'nextLesson'> {
  nextId: string | null;
  nextNumber: number | null;
  nextTopic: string | null;
  nextStart: Date | null;
  nextEnd: Date | null;
}

export const toNextLesson = ({
  nextId,
  nextNumber,
  nextTopic,
  nextStart,
  nextEnd,
}: ListedGroupRow): NextLessonModel | null =>
  nextId === null || nextNumber === null || nextTopic === null || !nextStart || !nextEnd
    ? null
    : {
        id: nextId,
        lessonNumber: nextNumber,
        lessonTopic: nextTopic,
        startDateTime: nextStart,
        endDateTime: nextEnd,
      };

/** Groups the caller is in: those with a lesson to come first, the next one first, then those that ended last. */
export const ownGroupsQuery = statement<ListedGroupRow>(
  'live-course.own-groups',
  `SELECT g.id, g.group_tag AS "groupTag", g.course_tag AS "courseTag", c.name AS "courseName", c.thumbnail_url AS "thumbnailUrl",
     own.role, own.state, g.session_starts_at AS "sessionStartDateTime", g.session_ends_at AS "sessionEndDateTime",
     g.time_zone AS "timeZone", counted.lessons AS "lessonsCnt", counted.held AS "heldCnt",
     CASE WHEN own.role = 'STUDENT' THEN (
       SELECT count(*)::int FROM live_homeworks h
       LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = $userId
       WHERE h.group_id = g.id AND ${isOwed('h', 's', 'own')})
       ELSE 0 END AS "owedCnt",
     CASE WHEN ${teaches('own')} THEN (
       SELECT count(*)::int FROM live_homeworks h JOIN live_student_homeworks s ON s.homework_id = h.id
       WHERE h.group_id = g.id AND ${stands('h')} AND s.submitted_at IS NOT NULL AND s.viewed_at IS NULL)
       ELSE 0 END AS "unseenCnt",
     next.id AS "nextId", next.lesson_number AS "nextNumber", next.topic AS "nextTopic", next.starts_at AS "nextStart",
     next.ends_at AS "nextEnd"
   FROM live_course_groups g
   JOIN live_courses c ON c.tag = g.course_tag
   ${joinOwn('own', 'g.id', '$userId')}
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS lessons, (count(*) FILTER (WHERE l.ends_at <= now()))::int AS held
     FROM live_lessons l WHERE l.group_id = g.id AND l.status = 'PLANNED') counted
   LEFT JOIN LATERAL (
     SELECT l.id, l.lesson_number, l.topic, l.starts_at, l.ends_at FROM live_lessons l
     WHERE l.group_id = g.id AND l.status = 'PLANNED' AND l.ends_at > now()
     ORDER BY l.ends_at, l.id LIMIT 1) next ON true
   ORDER BY next.starts_at NULLS LAST, g.session_ends_at DESC, g.id LIMIT ${String(liveCourseLimits.listed)}`,
);
