import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildGroup, buildHomework, buildLesson, buildMember } from '@lyceum/live-course/testing';
import { buildClass, ClassCalls, type ClassScene } from '../../src/testing/classes';
import type { Person } from '../../src/testing/people';
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

const day = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const weekAgo = inDays(-7);

describe('what a student owes', () => {
  const build = (topic: string, more: Parameters<typeof buildHomework>[3] = {}) =>
    buildHomework(server.database.manager, scene.group, scene.lesson, { topic, ...more });
  const owed = async (person: Person) => {
    const { data } = await calls.ask<{
      getOwedLiveHomeworks: { homeworkTopic: string; groupTag: string; late: boolean; ownDueDate: string }[];
    }>(
      person,
      'query ($me: ID!) { getOwedLiveHomeworks(userId: $me) { homeworkTopic groupTag late ownDueDate } }',
      { me: person.id },
    );
    return data.getOwedLiveHomeworks;
  };
  const topics = async (person: Person) => (await owed(person)).map(({ homeworkTopic }) => homeworkTopic);
  const query = (sql: string, values: unknown[]) => server.database.query(sql, values);

  test('[177][178] is one list of all classes, what is late first, until it is handed in, excused or given', async () => {
    const { student, classmate, teacher, observer, outsider } = scene;
    const { manager } = server.database;
    const other = await buildGroup(manager);
    await buildMember(manager, other, student);
    const elsewhere = await buildLesson(manager, other);
    const handedIn = await build('Handed in');
    await build('Late', { startsAt: weekAgo, dueAt: inDays(-2) });
    await build('In a week', { dueAt: inDays(7) });
    await buildHomework(manager, other, elsewhere, { topic: 'Elsewhere', dueAt: inDays(3) });
    const excused = await build('Excused');
    await calls.submit(student, scene, handedIn);
    await query(
      `INSERT INTO live_student_homeworks (homework_id, user_id, mark) VALUES ($1, $2, 'EXCUSED')`,
      [excused.id, student.id],
    );
    expect(
      (await owed(student)).map(({ homeworkTopic, groupTag, late }) => [homeworkTopic, groupTag, late]),
    ).toEqual([
      ['Late', scene.group.groupTag, true],
      ['Elsewhere', other.groupTag, false],
      ['In a week', scene.group.groupTag, false],
    ]);
    expect((await topics(classmate)).toSorted()).toEqual(['Excused', 'Handed in', 'In a week', 'Late']);
    for (const person of [teacher, observer, outsider]) expect(await topics(person)).toEqual([]);
  });

  test('[179] is by when they themselves have to: extensions and extra time count, what takes nothing any more is owed no more', async () => {
    const { student, classmate, places } = scene;
    const closed = { startsAt: weekAgo, dueAt: inDays(-1), takesLate: false };
    const extended = await build('Extended', closed);
    await build('Closed', closed);
    await build('Not open yet', { startsAt: inDays(1), dueAt: inDays(2) });
    const until = inDays(5);
    await query('INSERT INTO live_student_homeworks (homework_id, user_id, due_at) VALUES ($1, $2, $3)', [
      extended.id,
      student.id,
      until,
    ]);
    expect(await owed(student)).toEqual([
      {
        homeworkTopic: 'Extended',
        groupTag: scene.group.groupTag,
        late: false,
        ownDueDate: until.toISOString(),
      },
    ]);
    expect(await topics(classmate)).toEqual([]);
    await query('UPDATE live_course_members SET extra_minutes = 2880 WHERE id = $1', [places.classmate]);
    expect((await topics(classmate)).toSorted()).toEqual(['Closed', 'Extended']);
  });

  test('goes with the class: of one that somebody was withdrawn from nothing is owed', async () => {
    await build('Sonnet');
    await query(`UPDATE live_course_members SET state = 'WITHDRAWN' WHERE id = $1`, [scene.places.student]);
    expect(await topics(scene.student)).toEqual([]);
  });

  test('is on the home, what is late, too', async () => {
    await build('Late', { startsAt: weekAgo, dueAt: inDays(-2) });
    await build('Sonnet', { dueAt: inDays(3) });
    const { data } = await calls.ask<{ getDueItems: { label: string; title: string }[] }>(
      scene.student,
      'query ($me: ID!) { getDueItems(userId: $me) { label title } }',
      { me: scene.student.id },
    );
    expect(data.getDueItems.map(({ label, title }) => [label, title])).toEqual([
      ['Homework was due', 'Late'],
      ['The lesson begins', 'Voice'],
      ['Homework is due', 'Sonnet'],
    ]);
  });
});
