/**
 * SQL of whether the first user teaches the second, for statements of other domains to take in: somebody they are entered
 * for (checklist line 98), or a student of a course they teach, until it ends.
 */
export function isTeacherOf(teacherId: string, studentId: string): string {
  return `${studentId} IN (${studentsOf(teacherId)})`;
}

/** SQL of one column `id`: everybody this person teaches, by the same rule. */
export function studentsOf(teacherId: string): string {
  return `
    SELECT entered.student_id AS id FROM teacher_students entered WHERE entered.teacher_id = ${teacherId}
    UNION
    SELECT pupil.user_id FROM live_course_members teaching
    JOIN live_course_groups course ON course.id = teaching.group_id AND course.session_ends_at > now()
    JOIN live_course_members pupil ON pupil.group_id = course.id AND pupil.role = 'STUDENT'
    WHERE teaching.user_id = ${teacherId} AND teaching.role = 'TEACHER'`;
}
