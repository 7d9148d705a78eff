/** SQL of whether the first user teaches the second (checklist line 98), for statements of other domains to take in. */
export function isTeacherOf(teacherId: string, studentId: string): string {
  return `EXISTS (
    SELECT FROM teacher_students taught WHERE taught.teacher_id = ${teacherId} AND taught.student_id = ${studentId})`;
}

/** SQL of one column `id`: everybody this person teaches. */
export function studentsOf(teacherId: string): string {
  return `SELECT student_id AS id FROM teacher_students WHERE teacher_id = ${teacherId}`;
}
