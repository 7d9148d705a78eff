import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buildUser } from '@lyceum/auth/testing';
import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { Scheduler, UnitOfWork } from '@lyceum/kernel';
import { enrol } from '@lyceum/live-course';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { LessonCalls } from '../../src/testing/lessons';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: LessonCalls;
let teacher: Person;
let group: { id: string; groupTag: string };
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new LessonCalls(server);
  teacher = await buildPerson(server, { roles: ['TEACHER'] });
});
beforeEach(async () => {
  group = await buildGroup(server.database.manager);
  await buildMember(server.database.manager, group, teacher, 'TEACHER');
});

type Some = readonly { id: string }[];

const seats = (count: number | null) =>
  server.database.query('UPDATE live_course_groups SET seats = $2 WHERE id = $1', [group.id, count]);

const student = () => buildUser(server.database.manager);

const students = (count: number) => Promise.all(Array.from({ length: count }, student));

async function enter(people: Some, options: { by?: string; mayEnter?: boolean } = {}): Promise<string[]> {
  const { by = teacher.id, mayEnter = true } = options;
  const userIds = people.map(({ id }) => id);
  const rows = await server.app
    .get(UnitOfWork)
    .run((transaction) => enrol(transaction, { groupId: group.id, userIds, by, mayEnter }));
  return rows.map(({ outcome }) => outcome);
}

async function idsIn(table: 'live_course_members' | 'live_course_waiting', order: string): Promise<string[]> {
  const rows = await server.database.query<{ id: string }[]>(
    `SELECT user_id AS id FROM ${table} WHERE group_id = $1 AND ${table === 'live_course_members' ? `role = 'STUDENT' AND state <> 'WITHDRAWN'` : 'true'} ORDER BY ${order}`,
    [group.id],
  );
  return rows.map(({ id }) => id);
}
const inClass = () => idsIn('live_course_members', 'joined_at, user_id');
const waiting = () => idsIn('live_course_waiting', 'live_course_waiting.id');

async function placeOf(person: { id: string }): Promise<string> {
  const [row] = await server.database.query<{ id: string }[]>(
    'SELECT id FROM live_course_members WHERE group_id = $1 AND user_id = $2',
    [group.id, person.id],
  );
  return row?.id ?? '';
}

const setState = (person: { id: string }, state: string) =>
  placeOf(person).then((id) =>
    calls.ask<object | null>(
      teacher,
      'mutation ($id: ID!, $state: EnrolmentState!) { updateUserLiveCourse(userLiveCourseId: $id, input: { state: $state }) { id } }',
      { id, state },
    ),
  );

test('[233] seats are given in order, whoever is left waits in it, and nobody twice', async () => {
  await seats(2);
  const people = await students(4);
  const doubled = [...people, ...people.slice(0, 1)];
  expect(await enter(doubled)).toEqual(['ENROLLED', 'ENROLLED', 'WAITING', 'WAITING']);
  expect(await enter(people)).toEqual(['IN', 'IN', 'WAITS', 'WAITS']);
  expect(new Set(await inClass())).toEqual(new Set(people.slice(0, 2).map(({ id }) => id)));
  expect(await waiting()).toEqual(people.slice(2).map(({ id }) => id));
});

test('[233] a class without a number of seats takes everybody; teachers of it, and who is no student, stay what they are', async () => {
  const other = await buildUser(server.database.manager, { roles: ['TEACHER'] });
  expect(await enter([await student(), other, teacher, { id: randomUUID() }])).toEqual([
    'ENROLLED',
    'NOT_NOW',
    'OTHER_ROLE',
  ]);
});

test('a child whose guardian has not consented is neither enrolled nor waits, and gets no seat while they wait', async () => {
  await seats(1);
  const child = await buildUser(server.database.manager, {
    dateOfBirth: '2015-01-01',
    guardianEmail: 'mother@lyceum.example',
    guardianConsentedAt: null,
  });
  expect(await enter([child])).toEqual(['NOT_NOW']);
  const [first, second, third] = [await student(), await student(), await student()];
  expect(await enter([first, second, third])).toEqual(['ENROLLED', 'WAITING', 'WAITING']);
  await server.database.query(
    `UPDATE users SET date_of_birth = '2012-01-01', guardian_email = 'father@lyceum.example', guardian_withdrew_at = now() WHERE id = $1`,
    [second.id],
  );
  await setState(first, 'WITHDRAWN');
  expect(await inClass()).toEqual([third.id]);
  expect(await waiting()).toEqual([second.id]);
});

test('[233] a seat that is given back goes to who waits longest, who is told; who was withdrawn comes back where there is one', async () => {
  await seats(1);
  const [first, last] = [await student(), await student()];
  const waits = await buildPerson(server);
  await enter([first, waits, last]);
  await setState(first, 'WITHDRAWN');
  expect(await inClass()).toEqual([waits.id]);
  expect(await waiting()).toEqual([last.id]);
  const refused = await setState(first, 'ENROLLED');
  expect(refused.errors?.[0]?.extensions.code).toBe(liveCourseErrors.GROUP_FULL.code);
  expect(await inClass()).toEqual([waits.id]);
  await untilMailIsOut(server);
  // What they were told while they waited is gone.
  expect(await calls.bell(waits, 'CLASS_PLACE')).toEqual([
    expect.stringMatching(/^A place in Course COURSE\d+ is free, and it is yours: you are enrolled\.$/),
  ]);
  await seats(2);
  expect((await setState(first, 'ENROLLED')).errors).toBeUndefined();
});

test('[233] nobody who waits gets a seat of a class that is over', async () => {
  await seats(1);
  const [first, second] = [await student(), await student()];
  await enter([first, second]);
  await server.database.query(
    `UPDATE live_course_groups SET session_ends_at = now() - interval '1 hour' WHERE id = $1`,
    [group.id],
  );
  await setState(first, 'WITHDRAWN');
  expect(await inClass()).toEqual([]);
  expect(await waiting()).toEqual([second.id]);
});

test('[233] whom staff took out, or who waits for a guardian by now, is not taken back by who teaches', async () => {
  const [taken, child] = [await student(), await student()];
  await enter([taken, child]);
  const admin = await buildPerson(server, { roles: ['COURSE_ADMIN'] });
  await server
    .opsMutation('liveGroups.takeAway', { memberId: await placeOf(taken) }, admin.token)
    .expect(200);
  await setState(child, 'WITHDRAWN');
  await server.database.query(
    `UPDATE users SET date_of_birth = '2012-01-01', guardian_email = 'father@lyceum.example', guardian_withdrew_at = now() WHERE id = $1`,
    [child.id],
  );
  for (const person of [taken, child]) {
    const refused = await setState(person, 'ENROLLED');
    expect(refused.errors?.[0]?.extensions.code).toBe(liveCourseErrors.NOT_ENROLLABLE.code);
  }
  expect(await inClass()).toEqual([]);
  // Staff give back what they took.
  expect(await enter([taken], { by: admin.id })).toEqual(['ENROLLED']);
  await setState(taken, 'WITHDRAWN');
  expect((await setState(taken, 'ENROLLED')).errors).toBeUndefined();
});

test('[233] of twenty who come for five seats at once five get one, and fifteen wait', async () => {
  await seats(5);
  const people = await students(20);
  const outcomes = await Promise.all(people.map((one) => enter([one], { by: one.id })));
  expect(outcomes.flat().filter((outcome) => outcome === 'ENROLLED')).toHaveLength(5);
  expect(await inClass()).toHaveLength(5);
  expect(await waiting()).toHaveLength(15);
});

test('[233] seats that are given back at once go each to another one, the first ones of the list', async () => {
  await seats(6);
  const people = await students(12);
  await enter(people);
  const [leaving, staying] = [people.slice(0, 4), people.slice(4, 6)];
  const late = await students(4);
  await Promise.all([
    ...leaving.map((one) => setState(one, 'WITHDRAWN')),
    ...late.map((one) => enter([one], { by: one.id })),
  ]);
  const wanted = [...staying, ...people.slice(6, 10)].map(({ id }) => id);
  expect(new Set(await inClass())).toEqual(new Set(wanted));
  expect(await waiting()).toHaveLength(6);
});

test('whoever may not enter yet waits in spite of free seats, until staff enrol them', async () => {
  const person = await student();
  expect(await enter([person], { by: person.id, mayEnter: false })).toEqual(['WAITING']);
  const other = await student();
  expect(await enter([other])).toEqual(['ENROLLED']);
  expect(await waiting()).toEqual([person.id]);
  expect(await enter([person])).toEqual(['ENROLLED']);
  expect(await waiting()).toEqual([]);
});

test('a seat that the end of an account frees is filled by the clock', async () => {
  await seats(1);
  const [first, second] = [await student(), await student()];
  await enter([first, second]);
  await server.database.query('DELETE FROM live_course_members WHERE user_id = $1', [first.id]);
  await server.database.query(
    `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'live-course.fill-seats'`,
  );
  await server.app.get(Scheduler).runDue();
  expect(await inClass()).toEqual([second.id]);
});

test('nobody is enrolled in a class that is over', async () => {
  await server.database.query(
    `UPDATE live_course_groups SET session_ends_at = now() - interval '1 hour' WHERE id = $1`,
    [group.id],
  );
  await expect(enter(await students(1))).rejects.toMatchObject({ code: liveCourseErrors.GROUP_OVER.code });
});
