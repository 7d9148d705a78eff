import { isNameable, people } from '@lyceum/auth';
import { cellFlags } from '@lyceum/contracts/live-course';
import { statement } from '@lyceum/kernel';
import { dueFor, endOfMinute, stands } from '../homework/homework.sql';
import { isIn, joinOwn, teaches } from '../live-course.sql';
import type { GradeCellModel, GradeChangeModel } from './grade.model';

const flag = (name: keyof typeof cellFlags, condition: string): string =>
  `CASE WHEN ${condition} THEN ${String(cellFlags[name])} ELSE 0 END`;

/** SQL of what is said of a cell, by the aliases of its row, which may be none, its homework and the student's place. */
const flagsOf = (own: string, homework: string, member: string): string => `(
  ${flag('submitted', `${own}.submitted_at IS NOT NULL`)} + ${flag('late', `${own}.is_late`)}
  + ${flag('viewed', `${own}.viewed_at IS NOT NULL`)} + ${flag('excused', `${own}.mark = 'EXCUSED'`)}
  + ${flag('again', `${own}.submissions_cnt > 1`)} + ${flag('extended', `${own}.due_at IS NOT NULL`)}
  + ${flag('commented', `${own}.comment IS NOT NULL`)}
  + ${flag(
    'missing',
    `${own}.mark = 'MISSING' OR (${own}.submitted_at IS NULL AND ${own}.given IS NULL AND ${own}.mark IS NULL
      AND now() >= ${endOfMinute(dueFor(homework, own, member))})`,
  )})`;

/** A cell of the grid as text: one array, and 0 for nothing at all. */
const cell = `CASE WHEN work.id IS NULL AND work.flags = 0 THEN '0' ELSE
  '[' || COALESCE(trim_scale(work.given)::text, 'null') || ',' || work.flags || ',' || COALESCE(work.version, 0)
    || CASE WHEN work.score < work.given THEN ',' || trim_scale(work.score)::text ELSE '' END || ']' END`;

/** The whole gradebook of a group as JSON (`Gradebook` of the contract), put together here: a thirteenth of the cost of rows. */
export const gradebookQuery = statement<{ json: string }>(
  'live-course.gradebook',
  `WITH due AS (
     SELECT h.*, l.lesson_number, row_number() OVER (ORDER BY h.due_at, h.id) AS place
     FROM live_homeworks h JOIN live_lessons l ON l.id = h.lesson_id WHERE h.group_id = $groupId AND ${stands('h')}
   ), student AS (
     SELECT m.*, u.first_name, u.last_name FROM live_course_members m ${people.join('u', 'm.user_id')}
     WHERE m.group_id = $groupId AND m.role = 'STUDENT' AND ${isIn('m')} AND ${isNameable('u')}
   ), line AS (
     SELECT work.user_id, string_agg(${cell}, ',' ORDER BY work.place) AS cells
     FROM (SELECT m.user_id, h.place, s.id, s.given, s.score, s.version, ${flagsOf('s', 'h', 'm')} AS flags
           FROM student m CROSS JOIN due h
           LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = m.user_id) work
     GROUP BY work.user_id
   )
   SELECT '{"homeworks":' || COALESCE((
       SELECT json_agg(json_build_array(id, topic, lesson_number, point, due_at) ORDER BY place) FROM due)::text, '[]')
     || ',"students":[' || COALESCE((
       SELECT string_agg(rtrim(json_build_array(m.user_id, m.first_name, m.last_name, trim_scale(m.score_total), m.point_total,
           m.extra_minutes)::text, ']') || ',[' || COALESCE(line.cells, '') || ']]', ','
         ORDER BY m.last_name, m.first_name, m.user_id)
       FROM student m LEFT JOIN line USING (user_id)), '') || ']}' AS json`,
);

const cellColumns = `h.id AS "homeworkId", m.user_id AS "studentId", COALESCE(s.version, 0) AS version, s.given::float8 AS score,
  s.score::float8 AS "countedScore", s.mark, s.comment, s.due_at AS "dueDate", ${flagsOf('s', 'h', 'm')} AS flags,
  ${people.displayName('grader')} AS "gradedBy",
  m.score_total::float8 AS "scoreTotal", m.point_total AS "pointTotal"`;

/** Cells as they are; `$cells` is a JSON array. */
export const cellsQuery = statement<GradeCellModel>(
  'live-course.grade-cells',
  `SELECT ${cellColumns}
   FROM jsonb_to_recordset($cells::jsonb) AS c ("homeworkId" uuid, "studentId" uuid)
   JOIN live_homeworks h ON h.id = c."homeworkId" AND h.group_id = $groupId
   JOIN live_course_members m ON m.group_id = h.group_id AND m.user_id = c."studentId"
   LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = m.user_id
   LEFT ${people.join('grader', 's.graded_by')}`,
);

/** One of them with the id of its row, to who teaches the class or oversees all. */
export const cellQuery = statement<GradeCellModel & { ownId: string | null; teaches: boolean }>(
  'live-course.grade-cell',
  `SELECT ${cellColumns}, s.id AS "ownId", COALESCE(${teaches('own')}, false) OR $oversees::boolean AS teaches
   FROM live_homeworks h
   LEFT ${joinOwn('own', 'h.group_id', '$userId')}
   JOIN live_course_members m ON m.group_id = h.group_id AND m.user_id = $studentId AND m.role = 'STUDENT'
   ${people.join('u', 'm.user_id')}
   LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = m.user_id
   LEFT ${people.join('grader', 's.graded_by')}
   WHERE h.id = $homeworkId AND ${stands('h')} AND ${isNameable('u')} AND (own.id IS NOT NULL OR $oversees)`,
);

export const changesQuery = statement<GradeChangeModel>(
  'live-course.changes-of-cell',
  `SELECT c.version, ${people.displayName('u')} AS by, c.created_at AS time, c.before, c.after
   FROM live_grade_changes c LEFT ${people.join('u', 'c.by_id')}
   WHERE c.student_homework_id = $ownId ORDER BY c.version DESC`,
);
