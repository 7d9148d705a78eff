import { insertRow, setColumns, statement } from '@lyceum/kernel';
import { joinOwn, teaches } from '../live-course.sql';
import type { HomeworkModel } from './homework.model';
import { homeworkColumns } from './homework.queries';

/** Where homework stands, to who is in the group; the group is held, so that totals change one after another. */
export interface HomeworkPlace {
  groupId: string;
  teaches: boolean;
  homeworks: number;
}

export const holdGroupStatement = statement(
  'live-course.hold-group',
  'SELECT FROM live_course_groups WHERE id = $groupId FOR NO KEY UPDATE',
);

const counted = `(SELECT count(*)::int FROM live_homeworks e WHERE e.lesson_id = l.id AND e.deleted_at IS NULL) AS homeworks`;

export const lessonHomeworkPlaceQuery = statement<HomeworkPlace>(
  'live-course.homework-place-of-lesson',
  `SELECT l.group_id AS "groupId", ${teaches('own')} AS teaches, ${counted}
   FROM live_lessons l ${joinOwn('own', 'l.group_id', '$userId')} WHERE l.id = $lessonId`,
);

export const homeworkPlaceQuery = statement<HomeworkPlace & { isDeleted: boolean }>(
  'live-course.homework-place',
  `SELECT h.group_id AS "groupId", ${teaches('own')} AS teaches, ${counted}, h.deleted_at IS NOT NULL AS "isDeleted"
   FROM live_homeworks h JOIN live_lessons l ON l.id = h.lesson_id ${joinOwn('own', 'h.group_id', '$userId')}
   WHERE h.id = $homeworkId`,
);

const answered = `RETURNING ${homeworkColumns('live_homeworks')}`;

/** What its teacher says of homework. */
const given = [
  'topic',
  'instruction',
  'point',
  'startsAt',
  'dueAt',
  'link',
  'takesLate',
  'lateUntil',
  'latePercent',
  'takesAgain',
] as const;

export const addHomeworkStatement = statement<HomeworkModel>(
  'live-course.add-homework',
  insertRow('live_homeworks', ['groupId', 'lessonId', ...given], answered),
);

export const changeHomeworkStatement = statement<HomeworkModel>(
  'live-course.change-homework',
  `UPDATE live_homeworks SET ${setColumns(given)}, updated_at = now()
   WHERE id = $id AND lesson_id = $lessonId AND deleted_at IS NULL ${answered}`,
);

/** The most that somebody was given for a homework; no row where nobody was given anything. */
export const mostGivenQuery = statement<{ given: number }>(
  'live-course.most-given',
  `SELECT s.given::float8 AS given FROM live_student_homeworks s
   WHERE s.homework_id = $homeworkId AND s.given IS NOT NULL ORDER BY s.given DESC LIMIT 1`,
);

export const deleteHomeworkStatement = statement<HomeworkModel>(
  'live-course.delete-homework',
  `UPDATE live_homeworks SET deleted_at = COALESCE(deleted_at, now()), updated_at = now() WHERE id = $id ${answered}`,
);

export const restoreHomeworkStatement = statement<HomeworkModel>(
  'live-course.restore-homework',
  `UPDATE live_homeworks SET deleted_at = NULL, updated_at = now() WHERE id = $id ${answered}`,
);
