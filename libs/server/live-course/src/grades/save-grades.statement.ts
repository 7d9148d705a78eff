import { statement } from '@lyceum/kernel';
import { isIn } from '../live-course.sql';
import { countedScore, daysLate, stands, totalChanges } from '../homework/homework.sql';

/** A student's row of each cell that has none yet: its version is 0. `$cells` is a JSON array. */
export const openCellsStatement = statement(
  'live-course.open-grade-cells',
  `INSERT INTO live_student_homeworks (homework_id, user_id)
   SELECT h.id, m.user_id
   FROM jsonb_to_recordset($cells::jsonb) AS c ("homeworkId" uuid, "studentId" uuid)
   JOIN live_homeworks h ON h.id = c."homeworkId" AND h.group_id = $groupId AND ${stands('h')}
   JOIN live_course_members m ON m.group_id = h.group_id AND m.user_id = c."studentId" AND m.role = 'STUDENT' AND ${isIn('m')}
   ORDER BY h.id, m.user_id
   ON CONFLICT (homework_id, user_id) DO NOTHING`,
);

/** A cell that was asked for and is there. */
export interface AskedCell {
  homeworkId: string;
  studentId: string;
  /** Nothing is saved of more than can be given. */
  isTooMuch: boolean;
  /** False where somebody has graded it since. */
  isSaved: boolean;
}

const given = `CASE WHEN c.change->>'mark' = 'EXCUSED' THEN NULL
    WHEN c.change ? 'score' THEN (c.change->>'score')::numeric ELSE s.given END`;
const mark = `CASE WHEN c.change ? 'mark' THEN c.change->>'mark'
    WHEN c.change->>'score' IS NOT NULL AND s.mark = 'EXCUSED' THEN NULL ELSE s.mark END`;
const ownDue = `CASE WHEN c.change ? 'dueDate' THEN (c.change->>'dueDate')::timestamptz ELSE s.due_at END`;
const days = daysLate('s.submitted_at', `COALESCE(${ownDue}, c.due_at)`);

const told = (row: 'old' | 'new'): string => `jsonb_build_object(
    'score', trim_scale(${row}.given), 'mark', ${row}.mark, 'comment', ${row}.comment, 'dueDate', ${row}.due_at)`;

/**
 * Grades cells, each where nobody has since the version that its grader saw, with the history and the totals of the students.
 * `$changes` is a JSON array; what a change does not name stays. Homework is held as it is, so that it cannot lose points meanwhile.
 */
export const saveGradesStatement = statement<AskedCell>(
  'live-course.save-grades',
  `WITH cells AS (
     SELECT h.id AS homework_id, m.user_id, m.id AS member_id, h.point, h.late_percent, change,
       h.due_at + m.extra_minutes * interval '1 minute' AS due_at,
       COALESCE((change->>'score')::numeric > h.point, false) AS is_too_much
     FROM jsonb_array_elements($changes::jsonb) AS change
     JOIN live_homeworks h ON h.id = (change->>'homeworkId')::uuid AND h.group_id = $groupId AND ${stands('h')}
     JOIN live_course_members m ON m.group_id = h.group_id AND m.user_id = (change->>'studentId')::uuid
       AND m.role = 'STUDENT' AND ${isIn('m')}
     FOR SHARE OF h
   ), saved AS (
     UPDATE live_student_homeworks s SET given = ${given}, mark = ${mark}, due_at = ${ownDue},
       comment = CASE WHEN c.change ? 'comment' THEN NULLIF(c.change->>'comment', '') ELSE s.comment END,
       days_late = ${days}, is_late = ${days} > 0, score = ${countedScore(given, days, 'c')},
       of_points = CASE WHEN ${given} IS NOT NULL THEN c.point END,
       version = s.version + 1, graded_by = $userId, graded_at = now(), updated_at = now()
     FROM cells c
     WHERE s.homework_id = c.homework_id AND s.user_id = c.user_id AND s.version = (c.change->>'version')::int
       AND NOT c.is_too_much
     RETURNING new.id, new.homework_id, new.user_id, c.member_id, new.version, ${told('old')} AS before, ${told('new')} AS after,
       ${totalChanges}
   ), history AS (
     INSERT INTO live_grade_changes (student_homework_id, version, batch_id, by_id, before, after)
     SELECT id, version, $batchId, $userId, before, after FROM saved
   ), totals AS (
     UPDATE live_course_members m SET score_total = m.score_total + total.score, point_total = m.point_total + total.points
     FROM (SELECT member_id, sum(score_change) AS score, sum(point_change)::int AS points FROM saved GROUP BY member_id) total
     WHERE m.id = total.member_id AND (total.score <> 0 OR total.points <> 0)
   )
   SELECT c.homework_id AS "homeworkId", c.user_id AS "studentId", c.is_too_much AS "isTooMuch", saved.id IS NOT NULL AS "isSaved"
   FROM cells c LEFT JOIN saved USING (homework_id, user_id)`,
);

/** What undoing a batch asks for: each cell as it was, where it still is as that batch left it or not. */
export const undoneChangesQuery = statement<{
  homeworkId: string;
  studentId: string;
  version: number;
  before: Record<string, unknown>;
}>(
  'live-course.undone-grades',
  `SELECT s.homework_id AS "homeworkId", s.user_id AS "studentId", c.version, c.before
   FROM live_grade_changes c JOIN live_student_homeworks s ON s.id = c.student_homework_id
   JOIN live_homeworks h ON h.id = s.homework_id AND h.group_id = $groupId AND ${stands('h')}
   WHERE c.batch_id = $batchId AND c.by_id = $userId ORDER BY c.id`,
);

export const extraTimeStatement = statement(
  'live-course.give-extra-time',
  `UPDATE live_course_members m SET extra_minutes = $extraMinutes, updated_at = now()
   WHERE m.group_id = $groupId AND m.user_id = $studentId AND m.role = 'STUDENT' AND ${isIn('m')}`,
);
