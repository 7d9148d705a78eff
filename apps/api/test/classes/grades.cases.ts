import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cellFlags, type Gradebook, liveCourseErrors } from '@lyceum/contracts/live-course';
import { buildHomework } from '@lyceum/live-course/testing';
import { buildClass, ClassCalls, type ClassScene } from '../../src/testing/classes';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: ClassCalls;
let scene: ClassScene;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new ClassCalls(server);
});
beforeEach(async () => {
  scene = await buildClass(server);
});

interface Cell {
  homeworkId: string;
  studentId: string;
  version: number;
  score: number | null;
  countedScore: number | null;
  mark: string | null;
  comment: string | null;
  gradedBy: string | null;
  scoreTotal: number;
  pointTotal: number;
}
interface Saved {
  batchId: string;
  saved: Cell[];
  conflicts: Cell[];
}
interface Change {
  homeworkId: string;
  studentId: string;
  version: number;
  score?: number | null;
  mark?: string | null;
  comment?: string | null;
  dueDate?: string | null;
}

const cellFields =
  'homeworkId studentId version score countedScore mark comment gradedBy scoreTotal pointTotal';
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);

describe('grades', () => {
  const build = (more: Parameters<typeof buildHomework>[3] = {}) =>
    buildHomework(server.database.manager, scene.group, scene.lesson, more);
  const save = (person: Person, changes: Change[], allOrNone = false) =>
    calls.ask<{ saveLiveCourseGrades: Saved } | null>(
      person,
      `mutation ($tag: String!, $changes: [GradeChangeInput!]!, $all: Boolean) {
         saveLiveCourseGrades(groupTag: $tag, changes: $changes, allOrNone: $all) {
           batchId saved { ${cellFields} } conflicts { ${cellFields} } } }`,
      { tag: scene.group.groupTag, changes, all: allOrNone },
    );
  const undo = (person: Person, batchId: string) =>
    calls.ask<{ undoLiveCourseGrades: Saved } | null>(
      person,
      `mutation ($tag: String!, $batch: ID!) { undoLiveCourseGrades(groupTag: $tag, batchId: $batch) {
         batchId saved { ${cellFields} } conflicts { ${cellFields} } } }`,
      { tag: scene.group.groupTag, batch: batchId },
    );
  const ask = (person: Person, tag = scene.group.groupTag) =>
    calls.ask<{ getLiveCourseGradebook: string } | null>(
      person,
      'query ($tag: String!) { getLiveCourseGradebook(groupTag: $tag) }',
      { tag },
    );
  const book = async (person: Person): Promise<Gradebook> =>
    JSON.parse((await ask(person)).data?.getLiveCourseGradebook ?? '') as Gradebook;
  const record = (person: Person, homework: { id: string }, student: Person) =>
    calls.ask<{ getLiveCourseGradeRecord: Record<string, unknown> } | null>(
      person,
      `query ($homework: ID!, $student: ID!) { getLiveCourseGradeRecord(homeworkId: $homework, studentId: $student) {
         userLiveLessonHomeworkId cell { ${cellFields} }
         changes { version by before { score comment } after { score comment } } } }`,
      { homework: homework.id, student: student.id },
    );
  const own = async (person: Person) => {
    const { data } = await calls.ask<{ getStudentOwnLiveLessonHomeworks: Record<string, unknown>[] }>(
      person,
      `query ($tag: String!, $me: ID!) { getStudentOwnLiveLessonHomeworks(groupTag: $tag, userId: $me) {
         score givenScore comment excused late } }`,
      { tag: scene.group.groupTag, me: person.id },
    );
    return data.getStudentOwnLiveLessonHomeworks;
  };
  /** Nobody’s totals are anything but the sum of what counts. */
  const expectTotals = async (...expected: [Person, number, number][]) => {
    const rows = await server.database.query<{ id: string; score: number; points: number; right: boolean }[]>(
      `SELECT m.user_id AS id, m.score_total::float8 AS score, m.point_total AS points,
         m.score_total = COALESCE(sum(s.score), 0) AND m.point_total = COALESCE(sum(s.of_points), 0) AS right
       FROM live_course_members m LEFT JOIN (live_student_homeworks s JOIN live_homeworks h ON h.id = s.homework_id AND s.of_points IS NOT NULL)
         ON h.group_id = m.group_id AND s.user_id = m.user_id
       WHERE m.group_id = $1 GROUP BY m.user_id, m.score_total, m.point_total`,
      [scene.group.id],
    );
    for (const [{ id }, score, points] of expected)
      expect(rows.find((row) => row.id === id)).toEqual({ id, score, points, right: true });
  };

  test('[179] are given by TEACHER and ASSISTANT, with a comment; the student sees both, the total goes with them', async () => {
    const { teacher, assistant, student, classmate } = scene;
    const [one, other] = [await build(), await build({ point: 20 })];
    const { data } = await save(teacher, [
      { homeworkId: one.id, studentId: student.id, version: 0, score: 7.25, comment: 'Well seen.' },
    ]);
    expect(data?.saveLiveCourseGrades).toMatchObject({
      saved: [{ version: 1, score: 7.25, comment: 'Well seen.', scoreTotal: 7.25, pointTotal: 10 }],
      conflicts: [],
    });
    await save(assistant, [{ homeworkId: other.id, studentId: student.id, version: 0, score: 0.1 }]);
    expect(await own(student)).toEqual([
      { score: 7.25, givenScore: 7.25, comment: 'Well seen.', excused: false, late: false },
      { score: 0.1, givenScore: 0.1, comment: null, excused: false, late: false },
    ]);
    expect(await own(classmate)).toEqual([
      expect.objectContaining({ score: null }),
      expect.objectContaining({ score: null }),
    ]);
    await expectTotals([student, 7.35, 30], [classmate, 0, 0]);
  });

  test('[179] are nobody else’s to give or read: students, observers, outsiders, who was withdrawn; staff read', async () => {
    const { teacher, student, classmate, observer, outsider, places } = scene;
    const homework = await build();
    const change = { homeworkId: homework.id, studentId: student.id, version: 0, score: 5 };
    const staff = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
    for (const person of [student, classmate, observer]) {
      expect(codeOf(await save(person, [change]))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
      expect(codeOf(await ask(person))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
      expect(codeOf(await record(person, homework, student))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    }
    expect(codeOf(await save(outsider, [change]))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    expect(codeOf(await ask(outsider))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    expect(codeOf(await record(outsider, homework, student))).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    expect(codeOf(await save(staff, [change]))).toBe(liveCourseErrors.GROUP_NOT_FOUND.code);
    expect((await book(staff)).students).toHaveLength(2);
    await calls.change(teacher, places.student, { state: 'WITHDRAWN' });
    expect(codeOf(await save(teacher, [change]))).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    const elsewhere = await buildClass(server);
    const theirs = await buildHomework(server.database.manager, elsewhere.group, elsewhere.lesson);
    for (const foreign of [
      { ...change, studentId: elsewhere.student.id },
      { ...change, homeworkId: theirs.id, studentId: elsewhere.student.id },
    ])
      expect(codeOf(await save(teacher, [foreign]))).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    await expectTotals([student, 0, 0]);
  });

  test('[179] of 11 of 10, of thousandths and below 0 are refused, with all that came with them', async () => {
    const { teacher, student, classmate } = scene;
    const homework = await build();
    const of = (person: Person, score: number) => ({
      homeworkId: homework.id,
      studentId: person.id,
      version: 0,
      score,
    });
    for (const score of [11, 10.01, 7.255, -1])
      expect([score, codeOf(await save(teacher, [of(student, 5), of(classmate, score)]))]).toEqual([
        score,
        'COMMON_INVALID_INPUT',
      ]);
    await expectTotals([student, 0, 0], [classmate, 0, 0]);
  });

  test('by two teachers in the same cell at once: one counts, the other sees it and overwrites nothing', async () => {
    const { teacher, assistant, student } = scene;
    const homework = await build();
    const cell = { homeworkId: homework.id, studentId: student.id, version: 0 };
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        save(index % 2 === 0 ? teacher : assistant, [{ ...cell, score: index }]),
      ),
    );
    const saved = answers.flatMap(({ data }) => data?.saveLiveCourseGrades.saved ?? []);
    const conflicts = answers.flatMap(({ data }) => data?.saveLiveCourseGrades.conflicts ?? []);
    expect([saved.length, conflicts.length]).toEqual([1, 7]);
    expect(new Set(conflicts.map(({ score }) => score))).toEqual(new Set([saved[0]?.score]));
    expect(conflicts[0]?.gradedBy).not.toBeNull();
    await expectTotals([student, saved[0]?.score ?? -1, 10]);
    const whole = await save(teacher, [{ ...cell, score: 9 }], true);
    expect(codeOf(whole)).toBe(liveCourseErrors.GRADE_CHANGED.code);
  });

  test('of different homework at once make one total', async () => {
    const { teacher, assistant, student } = scene;
    const homeworks = await Promise.all(Array.from({ length: 8 }, () => build()));
    await Promise.all(
      homeworks.map(({ id }, index) =>
        save(index % 2 === 0 ? teacher : assistant, [
          { homeworkId: id, studentId: student.id, version: 0, score: 1.25 },
        ]),
      ),
    );
    await expectTotals([student, 10, 80]);
  });

  test('keep who changed what when, and are taken back as they were, but for what was graded since', async () => {
    const { teacher, assistant, student, classmate } = scene;
    const homework = await build();
    const of = (person: Person, version: number, more: object) => ({
      homeworkId: homework.id,
      studentId: person.id,
      version,
      ...more,
    });
    await save(teacher, [of(student, 0, { score: 4, comment: 'First.' })]);
    const bulk = (
      await save(assistant, [of(student, 1, { mark: 'EXCUSED' }), of(classmate, 0, { mark: 'EXCUSED' })])
    ).data?.saveLiveCourseGrades;
    await expectTotals([student, 0, 0], [classmate, 0, 0]);
    expect(await own(student)).toEqual([expect.objectContaining({ score: null, excused: true })]);
    await save(teacher, [of(classmate, 1, { score: 9 })]);
    expect(codeOf(await undo(teacher, bulk?.batchId ?? ''))).toBe(liveCourseErrors.HOMEWORK_NOT_FOUND.code);
    const undone = (await undo(assistant, bulk?.batchId ?? '')).data?.undoLiveCourseGrades;
    expect(undone?.saved).toMatchObject([{ studentId: student.id, score: 4, comment: 'First.', mark: null }]);
    expect(undone?.conflicts).toMatchObject([{ studentId: classmate.id, score: 9 }]);
    await expectTotals([student, 4, 10], [classmate, 9, 10]);
    const { data } = await record(teacher, homework, student);
    expect(data?.getLiveCourseGradeRecord).toMatchObject({
      changes: [
        { version: 3, before: { score: null }, after: { score: 4, comment: 'First.' } },
        { version: 2, before: { score: 4 }, after: { score: null } },
        { version: 1, before: { score: null }, after: { score: 4 } },
      ],
    });
  });

  test('of late work lose what each day costs, and get it back by an extension or extra time', async () => {
    const { teacher, student, group } = scene;
    const homework = await build({ startsAt: inDays(-9), dueAt: inDays(-2.5) });
    await server.database.query('UPDATE live_homeworks SET late_percent = 10 WHERE id = $1', [homework.id]);
    await calls.submit(student, scene, homework);
    const cell = { homeworkId: homework.id, studentId: student.id };
    await save(teacher, [{ ...cell, version: 0, score: 9.5 }]);
    // Two and a half days late are three begun ones.
    expect(await own(student)).toEqual([
      expect.objectContaining({ score: 6.5, givenScore: 9.5, late: true }),
    ]);
    await expectTotals([student, 6.5, 10]);
    await save(teacher, [{ ...cell, version: 1, dueDate: inDays(1).toISOString() }]);
    expect(await own(student)).toEqual([expect.objectContaining({ score: 9.5, late: false })]);
    await save(teacher, [{ ...cell, version: 2, dueDate: null }]);
    await expectTotals([student, 6.5, 10]);
    const give = (person: Person, minutes: number) =>
      calls.ask(
        person,
        `mutation ($tag: String!, $student: ID!, $minutes: Int!) {
           giveLiveCourseExtraTime(groupTag: $tag, studentId: $student, extraMinutes: $minutes) }`,
        { tag: group.groupTag, student: student.id, minutes },
      );
    expect(codeOf(await give(student, 60))).toBe(liveCourseErrors.ONLY_TEACHERS.code);
    expect((await give(teacher, 4 * 1_440)).errors).toBeUndefined();
    await expectTotals([student, 9.5, 10]);
    const deleted = 'mutation ($id: ID!) { deleteLiveCourseHomework(homeworkId: $id) { id } }';
    await calls.ask(teacher, deleted, { id: homework.id });
    await expectTotals([student, 0, 0]);
    await calls.ask(teacher, deleted.replace('delete', 'restore'), { id: homework.id });
    await expectTotals([student, 9.5, 10]);
  });

  test('are told to their student, once for all that is graded together', async () => {
    const { teacher, student, classmate } = scene;
    const [one, other] = [await build({ topic: 'A scene' }), await build({ topic: 'A letter' })];
    const of = (person: Person, homework: { id: string }, version = 0) => ({
      homeworkId: homework.id,
      studentId: person.id,
      version,
      score: 8,
    });
    await save(teacher, [of(student, one), of(student, other), of(classmate, one)]);
    await save(teacher, [{ ...of(student, one, 1), score: 9 }]);
    const told = (person: Person) =>
      server.database.query<{ data: object; type: string }[]>(
        `SELECT data, type FROM notifications WHERE user_id = $1 ORDER BY id`,
        [person.id],
      );
    expect(await told(student)).toEqual([{ type: 'HOMEWORK_GRADED', data: { topic: 'A scene', others: 0 } }]);
    expect(await told(classmate)).toEqual([
      { type: 'HOMEWORK_GRADED', data: { topic: 'A scene', others: 0 } },
    ]);
  });

  test('of a class are one grid, which says what is new, late, missing, excused and handed in again', async () => {
    const { teacher, student, classmate } = scene;
    const past = await build({ topic: 'Past', startsAt: inDays(-9), dueAt: inDays(-2) });
    const open = await build({ topic: 'Open', dueAt: inDays(3) });
    await calls.submit(student, scene, past);
    await calls.submit(student, scene, open);
    await calls.submit(student, scene, open, 'https://example.com/second');
    await save(teacher, [{ homeworkId: open.id, studentId: classmate.id, version: 0, mark: 'EXCUSED' }]);
    const { homeworks, students } = await book(teacher);
    expect(homeworks.map(([id, topic, , point]) => [id, topic, point])).toEqual([
      [past.id, 'Past', 10],
      [open.id, 'Open', 10],
    ]);
    const { submitted, late, missing, excused, again } = cellFlags;
    expect(Object.fromEntries(students.map((line) => [line[0], line[6]]))).toEqual({
      [student.id]: [
        [null, submitted + late, 0],
        [null, submitted + again, 0],
      ],
      [classmate.id]: [
        [null, missing, 0],
        [null, excused, 1],
      ],
    });
  });

  test('of sixty students and forty homeworks come in under 15 kB', async () => {
    const { teacher, group, lesson } = scene;
    await server.database.query(
      `WITH made AS (
         INSERT INTO users (email, first_name, last_name, password_hash, date_of_birth, roles)
         SELECT 'grid-' || n || '-' || $2 || '@lyceum.example', 'Student', 'Number ' || n, '', '2009-01-01', '{STUDENT}'
         FROM generate_series(1, 58) n RETURNING id)
       INSERT INTO live_course_members (group_id, user_id, role) SELECT $1, id, 'STUDENT' FROM made`,
      [group.id, group.groupTag.toLowerCase()],
    );
    await server.database.query(
      `INSERT INTO live_homeworks (group_id, lesson_id, topic, point, starts_at, due_at)
       SELECT $1, $2, 'Homework ' || n, 20, now() - interval '9 days', now() + n * interval '1 hour' FROM generate_series(1, 40) n`,
      [group.id, lesson.id],
    );
    await server.database.query(
      `INSERT INTO live_student_homeworks (homework_id, user_id, given, score, of_points, version)
       SELECT h.id, m.user_id, n.score, n.score, 20, 1
       FROM live_homeworks h JOIN live_course_members m USING (group_id)
       CROSS JOIN LATERAL (SELECT (('x' || left(md5(h.id::text || m.user_id), 4))::bit(16)::int % 41) / 2.0 AS score) n
       WHERE h.group_id = $1 AND m.role = 'STUDENT'`,
      [group.id],
    );
    const { data } = await ask(teacher);
    const packed = gzipSync(JSON.stringify({ data }));
    expect(gunzipSync(packed).length).toBeGreaterThan(packed.length);
    expect(packed.length).toBeLessThan(15_000);
    const { students } = await book(teacher);
    expect([students.length, students[0]?.[6].length]).toEqual([60, 40]);
  });
});
