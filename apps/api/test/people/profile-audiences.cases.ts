import { beforeAll, expect, test } from '@jest/globals';
import type { ProfileViewer } from '@lyceum/contracts/profile';
import type { PrivacyLevel } from '@lyceum/contracts/shell';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildGuardianTie } from '@lyceum/guardians/testing';
import { buildGroup, buildMember } from '@lyceum/live-course/testing';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

interface Audience {
  viewer: ProfileViewer;
  levels: PrivacyLevel[];
  count: number | null;
  people: { firstName: string }[];
}

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
});

const ask = (caller: Person, of: Person = caller) =>
  calls.ask<{ getProfileAudiences: Audience[] } | null>(
    caller,
    `query ($userId: ID!) { getProfileAudiences(userId: $userId) { viewer levels count people { firstName } } }`,
    { userId: of.id },
  );

const year = new Date().getFullYear();
const child = { dateOfBirth: `${String(year - 15)}-01-01` };
const adult = { dateOfBirth: `${String(year - 30)}-01-01` };

const person = (firstName: string, more: object = child) => buildPerson(server, { firstName, ...more });

/** A class that goes on, or one that has ended. */
async function enterClass(students: Person[], teachers: Person[], daysLeft = 1): Promise<void> {
  const { manager } = server.database;
  const group = await buildGroup(manager, { endsAt: new Date(Date.now() + daysLeft * 86_400_000) });
  for (const student of students) await buildMember(manager, group, student);
  for (const teacher of teachers) await buildMember(manager, group, teacher, 'TEACHER');
}

test('[148] a minor is told who reads what: friends, guardians, teachers and classmates by name, and of grown-ups whom they do not know nobody', async () => {
  const mina = await person('Mina');
  const [ben, ada, zoe] = [await person('Ben'), await person('Ada'), await person('Zoe')];
  const [ruth, karl] = [await person('Ruth', adult), await person('Karl', adult)];
  const [mary, ended] = [await person('Mary', adult), await person('Ended', adult)];
  for (const guardian of [mary, ended]) await buildGuardianTie(server.database.manager, guardian, mina);
  await server.database.query('UPDATE guardian_ties SET ended_at = now() WHERE guardian_id = $1', [ended.id]);
  const former = await person('Former', adult);
  for (const friend of [ben, ada, zoe]) await buildFriendRelation(server.database.manager, mina, friend);
  await buildFriendRelation(server.database.manager, mina, await person('Asked'), { status: 'PENDING' });
  await enterClass([mina, ada, await person('Cleo')], [ruth]);
  await enterClass([mina, await person('Gone')], [former], -1);
  await server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    karl.id,
    mina.id,
  ]);
  await server.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [zoe.id]);
  await calls.block(mina, await person('Blocked'));

  const { data } = await ask(mina);
  const told = data?.getProfileAudiences.map(({ people, ...rest }) => ({
    ...rest,
    people: people.map(({ firstName }) => firstName),
  }));
  expect(told).toEqual([
    { viewer: 'FRIEND', levels: ['FRIENDS', 'GLOBAL'], count: 2, people: ['Ada', 'Ben'] },
    { viewer: 'GUARDIAN', levels: ['FRIENDS', 'GLOBAL'], count: 1, people: ['Mary'] },
    { viewer: 'TEACHER', levels: ['GLOBAL'], count: 2, people: ['Karl', 'Ruth'] },
    { viewer: 'CLASSMATE', levels: ['GLOBAL'], count: 2, people: ['Ada', 'Cleo'] },
    { viewer: 'STUDENT', levels: ['GLOBAL'], count: null, people: [] },
    { viewer: 'STRANGER', levels: [], count: null, people: [] },
  ]);
  // A teacher with whom there is a block reads nothing, and is not counted.
  await calls.block(mina, karl);
  const after = (await ask(mina)).data?.getProfileAudiences.find(({ viewer }) => viewer === 'TEACHER');
  expect(after?.people.map(({ firstName }) => firstName)).toEqual(['Ruth']);
});

test('[148] of a grown-up everybody reads what is for everybody', async () => {
  const { data } = await ask(await person('Ruth', adult));
  expect(data?.getProfileAudiences.map(({ viewer, levels, count }) => [viewer, levels, count])).toEqual([
    ['FRIEND', ['FRIENDS', 'GLOBAL'], 0],
    ['GUARDIAN', ['FRIENDS', 'GLOBAL'], 0],
    ['TEACHER', ['GLOBAL'], 0],
    ['CLASSMATE', ['GLOBAL'], 0],
    ['STUDENT', ['GLOBAL'], null],
    ['STRANGER', ['GLOBAL'], null],
  ]);
});

test('[264] nobody is told who reads somebody else’s', async () => {
  const [mina, tom] = [await person('Mina'), await person('Tom')];
  expect((await ask(tom, mina)).errors?.map(({ extensions }) => extensions.code)).toEqual([
    'AUTH_ACTS_FOR_ANOTHER',
  ]);
});
