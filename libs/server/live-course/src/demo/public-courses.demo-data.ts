import type { DemoSeeder } from '@lyceum/database';

type Manager = Parameters<DemoSeeder['seed']>[0];

/** Courses to enrol in: one has seats, one is full and has a waiting list, one costs something, one is not published yet and will. */
export async function seedPublicCourses(manager: Manager): Promise<void> {
  await manager.query(`UPDATE live_courses SET published_at = now() WHERE tag = 'WRITING'`);
  await manager.query(`
    INSERT INTO live_courses (tag, name, type, subtitle, description, published_at, price_minor, currency) VALUES
      ('DEBATE', 'Debate: say it and be heard', 'SIXLESSON', 'Six evenings from the first sentence to a whole motion',
        'Every evening has one motion, two sides and a short speech of everybody. You learn to listen for the strongest point of the other side, and to answer that one.', now(), NULL, NULL),
      ('SPEAKING', 'Speak so that they listen', 'SIXLESSON', 'Six evenings from a shaking voice to a whole speech',
        'You write one speech, and give it six times: each time to more people, and each time with less paper.', now(), 18000, 'USD'),
      ('PROOFS', 'Proofs that convince', 'TWELVELESSON', 'Twelve evenings on why it must be so',
        'From the first induction to a proof of your own, read aloud and taken apart by friends.', NULL, 14900, 'USD')`);
  await manager.query(`
    INSERT INTO live_course_instructors (tag, show_name, title, bio)
    VALUES ('demo-debater', 'Sofia Marchetti', 'Coach of debating teams', 'Sofia has taken three teams to a world final, and lost two of them by a single point.')`);
  await manager.query(`
    INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at, instructor_tag, time_zone, seats, takes_enrolments) VALUES
      ('WRITING-2027-B', now() + interval '20 days', now() + interval '75 days', 'demo-educator', 'America/New_York', 12, true),
      ('DEBATE-2027-A', now() + interval '10 days', now() + interval '60 days', 'demo-debater', 'Europe/Rome', 3, true),
      ('SPEAKING-2027-A', now() + interval '15 days', now() + interval '60 days', 'demo-debater', 'America/New_York', 20, true),
      ('PROOFS-2027-A', now() + interval '30 days', now() + interval '120 days', NULL, 'America/New_York', 16, true)`);
  await manager.query(`
    INSERT INTO live_lessons (group_id, lesson_number, topic, starts_at, ends_at)
    SELECT g.id, number, 'Lesson ' || number, begins, begins + interval '75 minutes'
    FROM live_course_groups g
    JOIN (VALUES ('WRITING-2027-B', 8), ('DEBATE-2027-A', 6), ('SPEAKING-2027-A', 6), ('PROOFS-2027-A', 12)) AS planned (tag, lessons) ON planned.tag = g.group_tag
    CROSS JOIN LATERAL generate_series(1, planned.lessons) AS number
    CROSS JOIN LATERAL (
      SELECT (date_trunc('day', g.session_starts_at AT TIME ZONE g.time_zone) + interval '18 hours' + (number - 1) * interval '7 days')
        AT TIME ZONE g.time_zone AS begins) at`);
  await seedPeople(manager);
}

/** Three have the seats of the full class, two wait; the class with seats has two so far, and two who ask to come in. */
async function seedPeople(manager: Manager): Promise<void> {
  await manager.query(`
    INSERT INTO live_course_members (group_id, user_id, role)
    SELECT g.id, u.id, place.role FROM (VALUES
      ('WRITING-2027-B', 'teacher@lyceum.example', 'TEACHER'), ('WRITING-2027-B', 'member-2@lyceum.example', 'STUDENT'),
      ('WRITING-2027-B', 'member-5@lyceum.example', 'STUDENT'), ('DEBATE-2027-A', 'member-1@lyceum.example', 'STUDENT'),
      ('DEBATE-2027-A', 'member-3@lyceum.example', 'STUDENT'), ('DEBATE-2027-A', 'member-9@lyceum.example', 'STUDENT')) AS place (tag, email, role)
    JOIN live_course_groups g ON g.group_tag = place.tag JOIN users u ON u.email = place.email`);
  await manager.query(`
    INSERT INTO live_course_waiting (group_id, user_id)
    SELECT g.id, u.id FROM live_course_groups g, users u
    WHERE g.group_tag = 'DEBATE-2027-A' AND u.email IN ('member-2@lyceum.example', 'member-6@lyceum.example') ORDER BY u.email`); // They are grown up: staff look who they are before they come in.
  await manager.query(`
    INSERT INTO live_course_waiting (group_id, user_id, may_enter, created_at)
    SELECT g.id, u.id, false, now() - interval '5 hours'
    FROM live_course_groups g, users u
    WHERE g.group_tag = 'WRITING-2027-B' AND u.email IN ('applicant@lyceum.example', 'applicant-2@lyceum.example') ORDER BY u.email`);
}
