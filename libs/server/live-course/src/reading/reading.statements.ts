import { isNameable, isPresent, people } from '@lyceum/auth';
import { liveCourseLimits } from '@lyceum/contracts/live-course';
import { insertRow, statement } from '@lyceum/kernel';
import { stands } from '../homework/homework.sql';
import { isIn, joinOwn, teaches, workColumns } from '../live-course.sql';
import type { CommentTemplateModel, WorkPinModel, WorkToLookAtModel } from './reading.model';

/** Work of all classes the caller teaches that was handed in and that nobody has looked at, the oldest first. */
export const toLookAtQuery = statement<WorkToLookAtModel>(
  'live-course.work-to-look-at',
  `SELECT s.id AS "userLiveLessonHomeworkId", s.submissions_cnt AS number, g.group_tag AS "groupTag", c.name AS "courseName", h.id AS "homeworkId",
     h.topic AS "homeworkTopic", h.instruction AS "homeworkInstruction", h.point, ${workColumns('s')}, s.submitted_at AS "submittedTime",
     s.is_late AS late, s.version, s.given::float8 AS score, s.mark, s.comment,
     json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'profilePictureUrl', u.picture_url,
       'role', pupil.role, 'email', NULL) AS student
   FROM live_course_groups g ${joinOwn('own', 'g.id', '$userId')} AND ${teaches('own')}
   JOIN live_courses c ON c.tag = g.course_tag
   JOIN live_homeworks h ON h.group_id = g.id AND ${stands('h')}
   JOIN live_student_homeworks s ON s.homework_id = h.id AND s.submitted_at IS NOT NULL AND s.viewed_at IS NULL
   JOIN live_course_members pupil ON pupil.group_id = g.id AND pupil.user_id = s.user_id AND pupil.role = 'STUDENT' AND ${isIn('pupil')}
   ${people.join('u', 's.user_id')}
   WHERE ${isPresent('u')} ORDER BY s.submitted_at, s.id LIMIT ${String(liveCourseLimits.toLookAt)}`,
);

export const templatesQuery = statement<CommentTemplateModel>(
  'live-course.comment-templates',
  'SELECT id, text FROM live_comment_templates WHERE owner_id = $userId ORDER BY id',
);

/** No row where somebody has as many as one can. */
export const addTemplateStatement = statement<CommentTemplateModel>(
  'live-course.add-comment-template',
  `INSERT INTO live_comment_templates (owner_id, text) SELECT $userId::uuid, $text
   WHERE (SELECT count(*) FROM live_comment_templates WHERE owner_id = $userId::uuid) < ${String(liveCourseLimits.templates)}
   RETURNING id, text`,
);

export const editTemplateStatement = statement<CommentTemplateModel>(
  'live-course.edit-comment-template',
  'UPDATE live_comment_templates SET text = $text WHERE id = $templateId AND owner_id = $userId RETURNING id, text',
);

export const deleteTemplateStatement = statement(
  'live-course.delete-comment-template',
  'DELETE FROM live_comment_templates WHERE id = $templateId AND owner_id = $userId',
);

/** A TEACHER changes those of all, an assistant their own. */
const isKept = `COALESCE(${isIn('own')} AND (own.role = 'TEACHER' OR (${teaches('own')} AND p.author_id = own.user_id)), false)`;

const pin = `p.id, p.number, p.page, p.x, p.y, p.text, p.created_at AS "createdAt", p.edited_at AS "editedAt",
  CASE WHEN ${isPresent('author')} THEN ${people.displayName('author')} END AS by, ${isKept} AS "isKept"`;

const pinned = `live_work_pins p JOIN live_student_homeworks s ON s.id = p.student_homework_id
  JOIN live_homeworks h ON h.id = s.homework_id AND ${stands('h')}
  ${people.join('u', 's.user_id')} LEFT ${people.join('author', 'p.author_id')}
  LEFT JOIN live_course_members own ON own.group_id = h.group_id AND own.user_id = $userId`;

/** Comments on what was handed in, to its student and to who teaches the class, page by page from the top. */
export const pinsQuery = statement<WorkPinModel>(
  'live-course.work-pins',
  `SELECT ${pin} FROM ${pinned}
   WHERE s.id = $studentHomeworkId AND (s.user_id = $userId OR (${isNameable('u')} AND ${isIn('own')} AND ${teaches('own')}))
   ORDER BY p.number DESC, p.page, p.y, p.x, p.id`,
);

export const pinQuery = statement<WorkPinModel>(
  'live-course.work-pin',
  `SELECT ${pin} FROM ${pinned} WHERE p.id = $pinId`,
);

/** What may be pinned to: a picture or a document, of a student whom the caller teaches. Held: pins of the same work wait for each other. */
export const pinnableQuery = statement<{ isPinnable: boolean; isFull: boolean }>(
  'live-course.pinnable-work',
  `SELECT COALESCE(e.link ~ '\\.(webp|pdf)$' AND e.file_name IS NOT NULL, false) AS "isPinnable",
     (SELECT count(*) FROM live_work_pins p WHERE p.student_homework_id = s.id AND p.number = e.number) >= ${String(liveCourseLimits.pins)} AS "isFull"
   FROM live_student_homeworks s JOIN live_homeworks h ON h.id = s.homework_id AND ${stands('h')}
   ${joinOwn('own', 'h.group_id', '$userId')} AND ${teaches('own')}
   JOIN live_submissions e ON e.student_homework_id = s.id AND e.number = $number ${people.join('u', 's.user_id')}
   WHERE s.id = $studentHomeworkId AND ${isNameable('u')} FOR NO KEY UPDATE OF e`,
);

export const addPinStatement = statement<{ id: string }>(
  'live-course.add-work-pin',
  insertRow(
    'live_work_pins',
    ['studentHomeworkId', 'number', 'authorId', 'page', 'x', 'y', 'text'],
    'RETURNING id',
  ),
);

/** The pin of this id where the caller may change it. */
const kept = `p.id = $pinId AND p.id IN (
  SELECT it.id FROM live_work_pins it JOIN live_student_homeworks s ON s.id = it.student_homework_id
  JOIN live_homeworks h ON h.id = s.homework_id ${joinOwn('own', 'h.group_id', '$userId')}
  WHERE own.role = 'TEACHER' OR (${teaches('own')} AND it.author_id = own.user_id))`;

export const editPinStatement = statement<{ id: string }>(
  'live-course.edit-work-pin',
  `UPDATE live_work_pins p SET text = $text, edited_at = now() WHERE ${kept} RETURNING p.id`,
);

export const deletePinStatement = statement(
  'live-course.delete-work-pin',
  `DELETE FROM live_work_pins p WHERE ${kept}`,
);
