import { isPresent, people } from '@lyceum/auth';
import { statement } from '@lyceum/kernel';
import { isIn, joinOwn, teaches, workColumns } from '../live-course.sql';
import { daysLate, dueFor, isClosed, stands } from './homework.sql';
import type { HomeworkModel, StudentHomeworkModel } from './homework.model';

/** Columns of homework of this alias of `live_homeworks`, by the names of the wire. */
export const homeworkColumns = (
  homework: string,
): string => `${homework}.id, ${homework}.topic AS "homeworkTopic",
  ${homework}.instruction AS "homeworkInstruction", ${homework}.point, ${homework}.starts_at AS "startDate",
  ${homework}.due_at AS "dueDate", ${homework}.link AS "homeworkLink", ${homework}.takes_late AS "takesLate",
  ${homework}.late_until AS "lateUntil", ${homework}.late_percent::int AS "latePercent", ${homework}.takes_again AS "takesAgain"`;

/** Homework with what a student has of it. */
export interface StudentHomeworkRow
  extends HomeworkModel, Omit<StudentHomeworkModel, 'id' | 'liveLessonHomework' | 'homeworkTitle'> {
  ownId: string | null;
  studentId: string;
}

const studentColumns = `
  ${homeworkColumns('h')}, h.lesson_id AS "lessonId", s.id AS "ownId", student.user_id AS "studentId", ${workColumns('s')},
  ${dueFor('h', 's', 'student')} AS "ownDueDate", s.submitted_at AS "submittedTime", COALESCE(s.submissions_cnt, 0) AS "submissionNumber", s.submitted_at IS NOT NULL AS submitted, COALESCE(s.is_late, false) AS late,
  s.viewed_at IS NOT NULL AS viewed, s.score::float8 AS score, s.given::float8 AS "givenScore",
  COALESCE(s.mark = 'EXCUSED', false) AS excused, s.comment,
  (SELECT e.receipt_code FROM live_submissions e WHERE e.student_homework_id = s.id AND e.number = s.submissions_cnt) AS "receiptCode"`;

export const toStudentHomework = (row: StudentHomeworkRow): StudentHomeworkModel => ({
  ...row,
  id: row.ownId,
  liveLessonHomework: row,
  homeworkTitle: row.homeworkTopic,
});

/** What a student of a group has of all its homework, by when it is due. */
export const ofStudentQuery = statement<StudentHomeworkRow>(
  'live-course.homework-of-student',
  `SELECT ${studentColumns}
   FROM live_course_members student
   JOIN live_homeworks h ON h.group_id = student.group_id
   LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = student.user_id
   WHERE student.group_id = $groupId AND student.user_id = $studentId AND student.role = 'STUDENT' AND ${isIn('student')} AND ${stands('h')}
   ORDER BY h.due_at, h.id`,
);

/** The same of one homework. */
export const ofHomeworkQuery = statement<StudentHomeworkRow>(
  'live-course.one-homework-of-student',
  `SELECT ${studentColumns}
   FROM live_homeworks h
   JOIN live_course_members student ON student.group_id = h.group_id AND student.user_id = $studentId
   LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = student.user_id
   WHERE h.id = $homeworkId AND ${stands('h')}`,
);

/** What all students of a lesson have of its homework, to who teaches them or oversees all groups. */
export const ofLessonQuery = statement<StudentHomeworkRow>(
  'live-course.homework-of-lesson',
  `SELECT ${studentColumns}
   FROM live_homeworks h
   JOIN live_course_members student ON student.group_id = h.group_id AND student.role = 'STUDENT' AND ${isIn('student')}
   ${people.join('u', 'student.user_id')}
   LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = student.user_id
   WHERE h.lesson_id = $lessonId AND ${stands('h')} AND ${isPresent('u')}
   ORDER BY h.due_at, h.id, u.last_name, u.first_name, u.id`,
);

/** Whether the caller teaches the group of a lesson; no row for who is not in it. */
export const lessonSeatQuery = statement<{ groupId: string; teaches: boolean }>(
  'live-course.lesson-seat',
  `SELECT l.group_id AS "groupId", ${teaches('own')} AS teaches
   FROM live_lessons l ${joinOwn('own', 'l.group_id', '$userId')} WHERE l.id = $lessonId`,
);

/** What became of what a student hands in. */
export interface Submission {
  isStudent: boolean;
  isOpen: boolean;
  isClosed: boolean;
}

/**
 * Hands in a link or a file, or replaces what there was: then nobody has looked at it yet (checklist line 179). Homework is due to the
 * end of its minute. The same link again, as of a second click, changes nothing. No row where there is no such homework.
 */
export const submitStatement = statement<Submission>(
  'live-course.submit-homework',
  `WITH homework AS (
     SELECT h.id, h.takes_late, h.late_until, h.takes_again, own.role = 'STUDENT' AS is_student, h.starts_at <= now() AS is_open,
       ${dueFor('h', 's', 'own')} AS due_at
     FROM live_homeworks h ${joinOwn('own', 'h.group_id', '$userId')}
     LEFT JOIN live_student_homeworks s ON s.homework_id = h.id AND s.user_id = $userId
     WHERE h.id = $homeworkId AND h.lesson_id = $lessonId AND ${stands('h')} AND ($ownId::uuid IS NULL OR s.id = $ownId)
   ), due AS (
     SELECT *, ${daysLate('now()', 'due_at')} AS days_late, ${isClosed('homework', 'due_at')} AS is_closed FROM homework
   ), saved AS (
     INSERT INTO live_student_homeworks AS s (homework_id, user_id, link, file_name, submitted_at, is_late, days_late, submissions_cnt)
     SELECT id, $userId, $link, $fileName, now(), days_late > 0, days_late, 1 FROM due WHERE is_student AND is_open AND NOT is_closed
     ON CONFLICT (homework_id, user_id) DO UPDATE
       SET link = excluded.link, file_name = excluded.file_name, submitted_at = now(), is_late = excluded.is_late, days_late = excluded.days_late,
         submissions_cnt = s.submissions_cnt + 1, viewed_at = NULL, updated_at = now()
       WHERE s.submitted_at IS NULL OR (s.link <> excluded.link AND s.submissions_cnt < $most
         AND (SELECT takes_again FROM due))
     RETURNING s.id, s.submissions_cnt, s.is_late
   ), kept AS (
     INSERT INTO live_submissions (student_homework_id, number, link, file_name, work_sha256, is_late)
     SELECT id, submissions_cnt, $link, $fileName, $sha256, is_late FROM saved
   )
   SELECT is_student AS "isStudent", is_open AS "isOpen", is_closed AS "isClosed" FROM due`,
);

/** A teacher of the group has looked at what was handed in (checklist line 179). */
export const viewStatement = statement<{ homeworkId: string; studentId: string; groupId: string }>(
  'live-course.view-homework',
  `UPDATE live_student_homeworks s SET viewed_at = COALESCE(s.viewed_at, now())
   FROM live_homeworks h ${joinOwn('own', 'h.group_id', '$userId')} AND ${teaches('own')}
   WHERE s.id = $studentHomeworkId AND h.id = s.homework_id AND ${stands('h')} AND s.submitted_at IS NOT NULL
   RETURNING s.homework_id AS "homeworkId", s.user_id AS "studentId", h.group_id AS "groupId"`,
);
