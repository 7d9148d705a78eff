import { randomBytes } from 'node:crypto';
import type { LiveCourseRole } from '@lyceum/contracts/live-course';
import type { EntityManager } from 'typeorm';

const day = 86_400_000;

let count = 0;

/** A stored group in the middle of its course, which it makes where it is not there. */
export async function buildGroup(
  manager: EntityManager,
  overrides: { groupTag?: string; startsAt?: Date; endsAt?: Date; timeZone?: string } = {},
): Promise<{ id: string; groupTag: string }> {
  count += 1;
  const groupTag = overrides.groupTag ?? `COURSE${String(count)}-2026-A`;
  const courseTag = groupTag.split('-')[0];
  await manager.query('INSERT INTO live_courses (tag, name) VALUES ($1, $2) ON CONFLICT (tag) DO NOTHING', [
    courseTag,
    `Course ${String(courseTag)}`,
  ]);
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at, time_zone)
     VALUES ($1, $2, $3, $4) RETURNING id`,
    [
      groupTag,
      overrides.startsAt ?? new Date(Date.now() - 14 * day),
      overrides.endsAt ?? new Date(Date.now() + 60 * day),
      overrides.timeZone ?? 'America/New_York',
    ],
  );
  return { id: row?.id ?? '', groupTag };
}

/** Puts somebody into a group. @returns the id of their place in it */
export async function buildMember(
  manager: EntityManager,
  group: { id: string },
  person: { id: string },
  role: LiveCourseRole = 'STUDENT',
): Promise<{ id: string }> {
  const [row] = await manager.query<{ id: string }[]>(
    'INSERT INTO live_course_members (group_id, user_id, role) VALUES ($1, $2, $3) RETURNING id',
    [group.id, person.id, role],
  );
  return { id: row?.id ?? '' };
}

/** A stored lesson of an hour, tomorrow unless said otherwise, with its links. */
export async function buildLesson(
  manager: EntityManager,
  group: { id: string },
  overrides: { lessonNumber?: number; topic?: string; startsAt?: Date } = {},
): Promise<{ id: string; lessonNumber: number }> {
  count += 1;
  const lessonNumber = overrides.lessonNumber ?? count;
  const startsAt = overrides.startsAt ?? new Date(Date.now() + day);
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO live_lessons (group_id, lesson_number, topic, starts_at, ends_at, meeting_link, start_link, host_email)
     VALUES ($1, $2, $3, $4, $5, 'https://meet.example/join', 'https://meet.example/start', 'host@lyceum.example') RETURNING id`,
    [
      group.id,
      lessonNumber,
      overrides.topic ?? `Lesson ${String(lessonNumber)}`,
      startsAt,
      new Date(startsAt.getTime() + 3_600_000),
    ],
  );
  return { id: row?.id ?? '', lessonNumber };
}

/** Stored homework of ten points, open since yesterday and due tomorrow unless said otherwise. */
export async function buildHomework(
  manager: EntityManager,
  group: { id: string },
  lesson: { id: string },
  overrides: {
    topic?: string;
    point?: number;
    startsAt?: Date;
    dueAt?: Date;
    takesLate?: boolean;
    takesAgain?: boolean;
  } = {},
): Promise<{ id: string }> {
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO live_homeworks (group_id, lesson_id, topic, point, starts_at, due_at, takes_late, takes_again)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [
      group.id,
      lesson.id,
      overrides.topic ?? 'An essay',
      overrides.point ?? 10,
      overrides.startsAt ?? new Date(Date.now() - day),
      overrides.dueAt ?? new Date(Date.now() + day),
      overrides.takesLate ?? true,
      overrides.takesAgain ?? true,
    ],
  );
  return { id: row?.id ?? '' };
}

/** What somebody handed in an hour ago. @returns the id of their place in the homework */
export async function buildSubmission(
  manager: EntityManager,
  homework: { id: string },
  student: { id: string },
): Promise<{ id: string }> {
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO live_student_homeworks (homework_id, user_id, link, submitted_at, submissions_cnt)
     VALUES ($1, $2, 'https://example.com/essay', now() - interval '1 hour', 1) RETURNING id`,
    [homework.id, student.id],
  );
  return { id: row?.id ?? '' };
}

/** A part of a statement that makes the course of groups whose tags begin with `CLASS-`, where it is not there. */
export const makesCourse = `a_course AS (INSERT INTO live_courses (tag, name) VALUES ('CLASS', 'A class') ON CONFLICT (tag) DO NOTHING)`;

/** Has everybody read of the group's course, and the group take who enrols themself. */
export async function publishGroup(
  manager: EntityManager,
  group: { id: string; groupTag: string },
  facts: { seats?: number; priceMinor?: number; isOpen?: boolean; instructor?: string } = {},
): Promise<{ courseTag: string }> {
  const { seats = null, priceMinor = null, isOpen = true, instructor = null } = facts;
  const [courseTag = ''] = group.groupTag.split('-');
  await manager.query(
    `UPDATE live_courses SET published_at = now(), price_minor = $2, currency = 'USD', subtitle = 'Eight evenings',
       description = 'We read, and write.', banner_url = '/files/banner.webp' WHERE tag = $1`,
    [courseTag, priceMinor],
  );
  if (instructor !== null)
    await manager.query(
      `INSERT INTO live_course_instructors (tag, show_name, title, bio) VALUES ($1, $1, 'Teacher of writing', 'Rewrites every first page.')`,
      [instructor],
    );
  await manager.query(
    'UPDATE live_course_groups SET seats = $2, takes_enrolments = $3, instructor_tag = $4 WHERE id = $1',
    [group.id, seats, isOpen, instructor],
  );
  return { courseTag };
}

/** A stored certificate without a file. */
export async function buildCertificate(
  manager: EntityManager,
  group: { id: string },
  person: { id: string },
  { withdrawn = false, courseName = 'A course' }: { withdrawn?: boolean; courseName?: string } = {},
): Promise<{ id: string; code: string }> {
  const code = randomBytes(16).toString('base64url');
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO live_certificates (code, group_id, user_id, first_name, last_name, course_name, state, withdrawn_at, reason)
     VALUES ($1, $2, $3, 'Mina', 'Park', $5, 'FAILED', CASE WHEN $4 THEN now() END, CASE WHEN $4 THEN 'A mistake.' END) RETURNING id`,
    [code, group.id, person.id, withdrawn, courseName],
  );
  return { id: row?.id ?? '', code };
}
