import type { Pool } from 'pg';
import type { Call } from '../call.ts';
import { mostCalls } from '../options.ts';
import type { CpuRow } from '../row.ts';
import { userId } from '../world/users.ts';

const readTag = 'BENCH-BOOK';
const saveTag = 'BENCH-SAVE';
/** The class that is read is 60 × 40; in the other one each call grades another cell, and few the same student at once. */
const read = { students: 60, homeworks: 40 };
const save = { students: 600, homeworks: Math.ceil((2 * mostCalls) / 600) };

const bookDocument = 'query Book($tag: String!) { getLiveCourseGradebook(groupTag: $tag) }';
const saveDocument = `mutation Save($tag: String!, $changes: [GradeChangeInput!]!) {
  saveLiveCourseGrades(groupTag: $tag, changes: $changes) { saved { score version pointTotal } conflicts { score } }
}`;

/** A class of so many; the caller teaches it. Answers its homework in the order of the grid. */
async function fillClass(
  pool: Pool,
  tag: string,
  teacherId: string,
  { students, homeworks }: typeof read,
): Promise<string[]> {
  await pool.query(
    `INSERT INTO live_courses (tag, name, type) VALUES ('BENCH', 'Bench', 'STANDARD') ON CONFLICT DO NOTHING`,
  );
  await pool.query('DELETE FROM live_course_groups WHERE group_tag = $1', [tag]);
  await pool.query(
    `INSERT INTO live_course_groups (group_tag, session_starts_at, session_ends_at)
     VALUES ($1, now() - interval '30 days', now() + interval '30 days')`,
    [tag],
  );
  const group = '(SELECT id FROM live_course_groups WHERE group_tag = $1)';
  const ids = Array.from({ length: students }, (_, n) => userId(n));
  await pool.query(
    `INSERT INTO live_course_members (group_id, user_id, role)
     SELECT ${group}, id, 'STUDENT' FROM unnest($2::uuid[]) id UNION ALL SELECT ${group}, $3, 'TEACHER'`,
    [tag, ids, teacherId],
  );
  await pool.query(
    `INSERT INTO live_lessons (group_id, lesson_number, topic, starts_at, ends_at, schedule)
     SELECT ${group}, 1, 'Lesson', now(), now() + interval '1 hour', ''`,
    [tag],
  );
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO live_homeworks (group_id, lesson_id, topic, point, starts_at, due_at)
     SELECT l.group_id, l.id, 'Homework ' || n, 20, now(), now() + interval '9 days' + n * interval '1 minute'
     FROM live_lessons l, generate_series(1, $2::int) n WHERE l.group_id = ${group} ORDER BY n RETURNING id`,
    [tag, homeworks],
  );
  return rows.map(({ id }) => id);
}

async function gradeAll(pool: Pool): Promise<void> {
  await pool.query(
    `INSERT INTO live_student_homeworks (homework_id, user_id, given, score, of_points, version)
     SELECT h.id, m.user_id, n.score, n.score, 20, 1
     FROM live_course_groups g JOIN live_homeworks h ON h.group_id = g.id
     JOIN live_course_members m ON m.group_id = g.id AND m.role = 'STUDENT'
     CROSS JOIN LATERAL (SELECT (('x' || left(md5(h.id::text || m.user_id), 4))::bit(16)::int % 41) / 2.0 AS score) n
     WHERE g.group_tag = $1`,
    [readTag],
  );
  await pool.query('ANALYZE live_student_homeworks, live_homeworks, live_course_members');
}

const homeworksOf = {
  name: 'homeworks',
  text: `SELECT h.id, h.topic, l.lesson_number, h.point, to_json(h.due_at) #>> '{}' AS due_at
    FROM live_homeworks h JOIN live_lessons l ON l.id = h.lesson_id JOIN live_course_groups g ON g.id = h.group_id
    WHERE g.group_tag = $1 AND h.deleted_at IS NULL ORDER BY h.due_at, h.id`,
};
const studentsOf = {
  name: 'students',
  text: `SELECT u.id, u.first_name, u.last_name, m.score_total::float8 AS score_total, m.point_total, m.extra_minutes
    FROM live_course_members m JOIN users u ON u.id = m.user_id JOIN live_course_groups g ON g.id = m.group_id
    WHERE g.group_tag = $1 AND m.role = 'STUDENT' AND m.state <> 'WITHDRAWN' ORDER BY u.last_name, u.first_name, u.id`,
};
const cellsOf = {
  name: 'cells',
  text: `SELECT s.user_id, s.homework_id, s.given::float8 AS given, s.version, s.mark, s.submitted_at, s.is_late, s.viewed_at, s.submissions_cnt,
      s.due_at, s.comment IS NOT NULL AS is_commented
    FROM live_student_homeworks s JOIN live_homeworks h ON h.id = s.homework_id JOIN live_course_groups g ON g.id = h.group_id
    WHERE g.group_tag = $1`,
};

type Row = Readonly<Record<string, unknown>>;

/** The grid made of its rows, with none of the rules. */
async function readBook(database: Pool): Promise<string> {
  const values = [readTag];
  const [homeworks, students, cells] = await Promise.all(
    [homeworksOf, studentsOf, cellsOf].map(
      async (query) => (await database.query<Row>({ ...query, values })).rows,
    ),
  );
  const found = new Map(
    cells?.map((cell) => [`${String(cell['user_id'])} ${String(cell['homework_id'])}`, cell]),
  );
  const lines = students?.map((student) => [
    ...Object.values(student),
    homeworks?.map(({ id }) => {
      const cell = found.get(`${String(student['id'])} ${String(id)}`);
      return cell ? [cell['given'], 0, cell['version']] : 0;
    }),
  ]);
  return JSON.stringify({ homeworks: homeworks?.map((row) => Object.values(row)), students: lines });
}

const saveCell = {
  name: 'save',
  text: `WITH saved AS (
      INSERT INTO live_student_homeworks (homework_id, user_id, given, score, of_points, version, graded_by, graded_at)
      VALUES ($1, $2, $3, $3, 20, 1, $4, now()) RETURNING id
    ), history AS (
      INSERT INTO live_grade_changes (student_homework_id, version, batch_id, by_id, before, after)
      SELECT id, 1, id, $4, '{}', '{}' FROM saved
    )
    UPDATE live_course_members m SET score_total = score_total + $3, point_total = point_total + 20
    FROM live_homeworks h WHERE h.id = $1 AND m.group_id = h.group_id AND m.user_id = $2 RETURNING m.point_total AS total`,
};

interface Cell {
  readonly homeworkId: string;
  readonly studentId: string;
}

interface Answered {
  readonly data: { readonly getLiveCourseGradebook?: string; readonly saveLiveCourseGrades?: unknown };
}

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id, headers } = await world.account('student');
    const { pool } = await world.database();
    await fillClass(pool, readTag, id, read);
    await gradeAll(pool);
    const homeworks = await fillClass(pool, saveTag, id, save);
    const cellOf = (n: number): Cell => ({
      studentId: userId(n % save.students),
      homeworkId: homeworks[Math.floor(n / save.students) % homeworks.length] ?? '',
    });
    const ask = (query: string, variables: object): Call => ({
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    return [
      {
        title: 'gradebook of 60 × 40 over GraphQL',
        ours: ask(bookDocument, { tag: readTag }),
        reference: { path: '/book' },
        contentOf: (answer) => JSON.parse((answer as Answered).data.getLiveCourseGradebook ?? '') as unknown,
        goals: { timesReference: 1, milliseconds: 150 },
      },
      {
        title: 'saveLiveCourseGrades over GraphQL, a score',
        ours: (n) => {
          // One person may grade less often.
          if (n % 50 === 0)
            void pool
              .query("DELETE FROM rate_limits WHERE key LIKE 'live-course.grades:%'")
              .catch(() => undefined);
          return ask(saveDocument, { tag: saveTag, changes: [{ ...cellOf(n), version: 0, score: 12.5 }] });
        },
        reference: (n) => ({
          method: 'POST',
          path: '/save',
          headers: { 'x-user': id },
          body: JSON.stringify(cellOf(mostCalls + n)),
        }),
        contentOf: (answer) => (answer as Answered).data.saveLiveCourseGrades,
        goals: { timesReference: 3, milliseconds: 50 },
      },
    ];
  },

  reference:
    (database) =>
    async ({ path, headers, body }) => {
      if (path === '/book')
        return JSON.stringify({ data: { getLiveCourseGradebook: await readBook(database) } });
      const { homeworkId, studentId } = JSON.parse(body) as Cell;
      const values = [homeworkId, studentId, 12.5, headers['x-user']];
      const { rows } = await database.query<{ total: number }>({ ...saveCell, values });
      const saved = rows.map(({ total }) => ({ score: 12.5, version: 1, pointTotal: total }));
      return JSON.stringify({ data: { saveLiveCourseGrades: { saved, conflicts: [] } } });
    },
};
