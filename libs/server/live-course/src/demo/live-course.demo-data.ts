import type { DemoSeeder } from '@lyceum/database';

/** One group in the middle of its course: the demo educator teaches, the demo student and others take part. */
export const liveCourseDemoData: DemoSeeder = {
  name: 'live courses',
  async seed(manager) {
    await manager.query(`
      WITH course AS (
        INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at)
        VALUES ('WRITING-2026-A', now() - interval '14 days', now() + interval '60 days') RETURNING id)
      INSERT INTO live_course_members (group_id, user_id, role)
      SELECT course.id, users.id, CASE users.email WHEN 'teacher@lyceum.example' THEN 'TEACHER' ELSE 'STUDENT' END
      FROM course, users
      WHERE users.email IN ('teacher@lyceum.example', 'student@lyceum.example', 'member-1@lyceum.example', 'member-3@lyceum.example', 'member-9@lyceum.example')`);
    await manager.query(`
      INSERT INTO teacher_students (teacher_id, student_id)
      SELECT teacher.id, student.id FROM users teacher, users student
      WHERE teacher.email = 'teacher@lyceum.example'
        AND student.email IN ('student@lyceum.example', 'member-1@lyceum.example', 'member-3@lyceum.example', 'member-9@lyceum.example')`);
  },
};
