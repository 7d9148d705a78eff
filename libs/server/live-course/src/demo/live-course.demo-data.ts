import type { DemoSeeder } from '@lyceum/database';
import { seedPastClass } from './past-class.demo-data';
import { seedRecordings } from './recordings.demo-data';
import { seedRoomRecording } from './room-recording.demo-data';
import { seedPublicCourses } from './public-courses.demo-data';
import { seedHandedInFile, seedReceipts } from './work.demo-data';

const lessons = [
  'Why we write',
  'Voice and point of view',
  'A scene that shows',
  'Arguments that hold',
  'Evidence and sources',
  'Revising with a plan',
  'Reading each other’s drafts',
  'The final essay',
] as const;

/** Weekly lessons of the demo class: three are over, one is today, the others follow. */
const today = 4;

/** One group in the middle of its course: the demo educator teaches, the demo student and others take part. */
export const liveCourseDemoData: DemoSeeder = {
  name: 'live courses',
  async seed(manager, config) {
    await manager.query(`
      INSERT INTO live_courses (tag, name, type, subtitle, description)
      VALUES ('WRITING', 'Writing that is read', 'STANDARD', 'Eight evenings on essays that say something',
        'We read short essays, write our own, and help each other to make them better. You leave with two finished pieces.')`);
    await manager.query(`
      INSERT INTO live_course_instructors (tag, show_name, title, bio)
      VALUES ('demo-educator', 'Grace Hopper', 'Teacher of writing', 'Grace has taught essay writing for twelve years, and still rewrites every first page.')`);
    await manager.query(`
      WITH course AS (
        INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at, instructor_tag)
        VALUES ('WRITING-2026-A', now() - interval '21 days', now() + interval '30 days', 'demo-educator') RETURNING id)
      INSERT INTO live_course_members (group_id, user_id, role)
      SELECT course.id, users.id, CASE users.email WHEN 'teacher@lyceum.example' THEN 'TEACHER' ELSE 'STUDENT' END
      FROM course, users
      WHERE users.email IN ('teacher@lyceum.example', 'student@lyceum.example', 'member-1@lyceum.example', 'member-3@lyceum.example', 'member-9@lyceum.example')`);
    await manager.query(
      `INSERT INTO live_lessons (group_id, lesson_number, topic, starts_at, ends_at, schedule, meeting_link, start_link, host_email)
       SELECT g.id, number, topic, begins, begins + interval '75 minutes', 'Every week at the same hour',
         'https://meet.example/writing-2026-a', 'https://meet.example/writing-2026-a/host', 'teacher@lyceum.example'
       FROM live_course_groups g, unnest($1::text[]) WITH ORDINALITY AS lesson (topic, number)
       CROSS JOIN LATERAL (
         SELECT date_trunc('hour', now()) + interval '2 hours' + (number - $2) * interval '7 days' AS begins) at
       WHERE g.group_tag = 'WRITING-2026-A'`,
      [lessons, today],
    );
    await seedMaterial(manager);
    await seedHomework(manager);
    await seedHandedInFile(manager, config);
    await seedReceipts(manager, config);
    await seedRecordings(manager, config);
    await seedRoomRecording(manager, config);
    await seedAnnouncements(manager);
    await seedChanges(manager);
    await seedAttendance(manager);
    // What stands before is of the one class there is until now.
    await seedPublicCourses(manager);
    await seedPastClass(manager, config);
    await manager.query(`
      INSERT INTO teacher_students (teacher_id, student_id)
      SELECT teacher.id, student.id FROM users teacher, users student
      WHERE teacher.email = 'teacher@lyceum.example'
        AND student.email IN ('student@lyceum.example', 'member-1@lyceum.example', 'member-3@lyceum.example', 'member-9@lyceum.example')`);
  },
};

type Manager = Parameters<DemoSeeder['seed']>[0];

async function seedMaterial(manager: Manager): Promise<void> {
  await manager.query(`
    INSERT INTO live_documents (group_id, lesson_id, type, name, link, note)
    SELECT l.group_id, l.id, d.type, d.name || ' ' || l.lesson_number, 'https://example.com/writing/' || lower(d.type) || '-' || l.lesson_number, d.note
    FROM live_lessons l CROSS JOIN (VALUES
      ('READING', 'Reading for lesson', 'Twenty minutes. Mark one sentence you wish you had written.'),
      ('SLIDES', 'Slides of lesson', NULL)) AS d (type, name, note)
    WHERE l.lesson_number <= 5 ORDER BY l.lesson_number`);
  await manager.query(`
    INSERT INTO live_documents (group_id, type, name, link, note)
    SELECT id, d.* FROM live_course_groups g CROSS JOIN (VALUES
      ('READING', 'How we give feedback', 'https://example.com/writing/feedback', 'Kind, specific, and about the text.'),
      ('LINK', 'Where we keep our drafts', 'https://example.com/writing/drafts', NULL)) AS d
    WHERE g.group_tag = 'WRITING-2026-A'`);
}

/** Homework of the lessons so far: looked at and scored, handed in, late, and not yet done. */
async function seedHomework(manager: Manager): Promise<void> {
  await manager.query(`
    INSERT INTO live_homeworks (group_id, lesson_id, topic, instruction, point, starts_at, due_at)
    SELECT l.group_id, l.id, 'Essay ' || l.lesson_number || ': ' || l.topic,
      'Write 400 to 600 words, and share a link that your class can open.', 20, l.starts_at, l.starts_at + interval '6 days'
    FROM live_lessons l WHERE l.lesson_number <= 4`);
  await manager.query(`
    INSERT INTO live_student_homeworks (homework_id, user_id, link, submitted_at, is_late, submissions_cnt, viewed_at, given, comment)
    SELECT h.id, m.user_id, 'https://example.com/drafts/' || l.lesson_number || '/' || m.user_id,
      h.due_at - interval '1 day' + late.by, late.by > interval '1 day', 1,
      CASE WHEN l.lesson_number < 3 THEN h.due_at + interval '3 days' END,
      CASE WHEN l.lesson_number < 3 THEN 14 + (l.lesson_number * 2 + length(u.first_name)) % 6 END,
      CASE WHEN l.lesson_number < 3 THEN 'A strong beginning. Let the second part breathe: one thought, one paragraph.' END
    FROM live_homeworks h JOIN live_lessons l ON l.id = h.lesson_id
    JOIN live_course_members m ON m.group_id = h.group_id AND m.role = 'STUDENT'
    JOIN users u ON u.id = m.user_id
    CROSS JOIN LATERAL (SELECT CASE WHEN u.email = 'member-3@lyceum.example' THEN interval '30 hours' ELSE interval '0' END AS by) late
    WHERE l.lesson_number <= 3 AND NOT (l.lesson_number = 3 AND u.email = 'student@lyceum.example')`);
  await manager.query(`
    UPDATE live_student_homeworks s SET score = s.given, of_points = h.point, version = 1, days_late = s.is_late::int,
      graded_at = s.viewed_at, graded_by = (SELECT id FROM users WHERE email = 'teacher@lyceum.example')
    FROM live_homeworks h WHERE h.id = s.homework_id AND s.given IS NOT NULL`);
  await manager.query(`
    INSERT INTO live_grade_changes (student_homework_id, version, batch_id, by_id, before, after, created_at)
    SELECT id, 1, homework_id, graded_by, '{"score":null,"mark":null,"comment":null,"dueDate":null}',
      jsonb_build_object('score', given, 'mark', NULL, 'comment', comment, 'dueDate', NULL), graded_at
    FROM live_student_homeworks WHERE given IS NOT NULL`);
  await manager.query(`
    UPDATE live_course_members m SET score_total = counted.score, point_total = counted.points
    FROM (SELECT user_id, sum(score) AS score, sum(of_points) AS points FROM live_student_homeworks WHERE of_points IS NOT NULL GROUP BY user_id) counted
    WHERE m.user_id = counted.user_id`);
  await manager.query(`
    INSERT INTO live_submissions (student_homework_id, number, link, is_late, submitted_at)
    SELECT id, 1, link, is_late, submitted_at FROM live_student_homeworks`);
}

/** One lesson to come is moved by a day, one does not take place. */
async function seedChanges(manager: Manager): Promise<void> {
  await manager.query(`
    UPDATE live_lessons SET moved_from = starts_at, starts_at = starts_at + interval '1 day', ends_at = ends_at + interval '1 day', sequence = 1
    WHERE lesson_number = 6`);
  await manager.query(`UPDATE live_lessons SET status = 'CANCELED', sequence = 1 WHERE lesson_number = 7`);
}

/** Who was in the lessons so far: most all of the time, one late, one gone early, one not there and excused. */
async function seedAttendance(manager: Manager): Promise<void> {
  await manager.query(`
    INSERT INTO live_attendances (lesson_id, user_id, joined_at, seen_at, seconds)
    SELECT l.id, m.user_id, l.starts_at + how.came, l.starts_at + how.went,
      extract(epoch FROM how.went - GREATEST(how.came, interval '0'))::int
    FROM live_lessons l JOIN live_course_members m ON m.group_id = l.group_id JOIN users u ON u.id = m.user_id
    CROSS JOIN LATERAL (SELECT
      CASE WHEN u.email = 'member-3@lyceum.example' AND l.lesson_number = 2 THEN interval '12 minutes' ELSE interval '-3 minutes' END AS came,
      CASE WHEN u.email = 'member-1@lyceum.example' AND l.lesson_number = 3 THEN interval '48 minutes' ELSE interval '75 minutes' END AS went) how
    WHERE l.lesson_number <= 3 AND NOT (u.email = 'member-9@lyceum.example' AND l.lesson_number = 2)`);
  await manager.query(`
    INSERT INTO live_attendance_corrections (lesson_id, user_id, state, reason, corrected_by, corrected_at)
    SELECT l.id, student.id, 'EXCUSED', 'Was ill, and wrote to me before.', teacher.id, l.ends_at
    FROM live_lessons l, users student, users teacher
    WHERE l.lesson_number = 2 AND student.email = 'member-9@lyceum.example' AND teacher.email = 'teacher@lyceum.example'`);
}

/** What the class was told last week, and yesterday. */
async function seedAnnouncements(manager: Manager): Promise<void> {
  await manager.query(`
    INSERT INTO live_announcements (group_id, author_id, text, created_at)
    SELECT g.id, u.id, said.text, now() - said.ago FROM live_course_groups g, users u, (VALUES
      ('Please bring one paragraph that you are not happy with. We mend it together.', interval '8 days'),
      ('Essay 3 is taken late this week, without losing points: several of you were ill.', interval '20 hours')) AS said (text, ago)
    WHERE g.group_tag = 'WRITING-2026-A' AND u.email = 'teacher@lyceum.example' ORDER BY said.ago DESC`);
}
