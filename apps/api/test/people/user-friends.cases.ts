import { beforeAll, expect, test } from '@jest/globals';
import type { ViewAs } from '@lyceum/contracts/auth';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

interface Page {
  rows: { person: { firstName: string }; isInCommon: boolean }[];
  nextCursor: string | null;
}

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
});

const year = new Date().getFullYear();
const ages = { child: `${String(year - 15)}-01-01`, adult: `${String(year - 30)}-01-01` } as const;

const person = (firstName: string, age: keyof typeof ages = 'child') =>
  buildPerson(server, { firstName, dateOfBirth: ages[age] });

async function befriend(one: Person, ...others: Person[]): Promise<void> {
  for (const other of others) await buildFriendRelation(server.database.manager, one, other);
}

async function page(viewer: Person, of: Person, more: object = {}): Promise<Page | undefined> {
  const { data } = await calls.ask<{ getUserFriends: Page } | null>(
    viewer,
    `query ($userId: ID!, $me: ID!, $cursor: String, $limit: Int) {
      getUserFriends(userId: $userId, requestingUser: $me, cursor: $cursor, limit: $limit) {
        rows { person { firstName } isInCommon } nextCursor } }`,
    { userId: of.id, me: viewer.id, ...more },
  );
  return data?.getUserFriends;
}

/** Their names, those in common with a star. */
const names = (found: Page | undefined): string[] | undefined =>
  found?.rows.map(({ person: { firstName }, isInCommon }) => `${firstName}${isInCommon ? '*' : ''}`);

test('[146] a friend is told of all friends, those in common first, a page at a time; nobody twice', async () => {
  const [mina, tom] = [await person('Mina'), await person('Tom')];
  const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')];
  await befriend(mina, tom, ada, ben, cleo);
  await befriend(tom, cleo);
  expect(names(await page(tom, mina))).toEqual(['Cleo*', 'Ada', 'Ben']);
  const first = await page(tom, mina, { limit: 2 });
  expect(names(first)).toEqual(['Cleo*', 'Ada']);
  expect(names(await page(tom, mina, { limit: 2, cursor: first?.nextCursor }))).toEqual(['Ben']);
  expect(names(await page(mina, mina))).toEqual(['Ada*', 'Ben*', 'Cleo*', 'Tom*']);
});

test('[146] others are told of those in common, where the two may become friends', async () => {
  const [mina, tom, far] = [await person('Mina'), await person('Tom'), await person('Far')];
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  await befriend(mina, ada, ben);
  await befriend(tom, ada);
  await befriend(far, ben);
  await server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    mina.id,
    tom.id,
  ]);
  expect(names(await page(tom, mina))).toEqual(['Ada*']);
  expect(names(await page(far, mina))).toEqual([]);
  expect(names(await page(await person('Nobody'), mina))).toEqual([]);
});

test('[148] a grown-up friend is told of no minors, and nobody of people there is a block with', async () => {
  const [mina, ruth] = [await person('Mina'), await person('Ruth', 'adult')];
  const [ada, karl, zoe] = [await person('Ada'), await person('Karl', 'adult'), await person('Zoe')];
  await befriend(mina, ruth, ada, karl, zoe);
  expect(names(await page(ruth, mina))).toEqual(['Karl']);
  expect(names(await page(ada, mina))).toEqual(['Karl', 'Ruth', 'Zoe']);
  await calls.block(zoe, ada);
  await calls.block(mina, karl);
  expect(names(await page(ada, mina))).toEqual(['Ruth']);
  expect(names(await page(karl, mina))).toEqual([]);
  expect(names(await page(mina, karl))).toEqual([]);
});

test('staff who see the platform as a friend are told what strangers are', async () => {
  const keeper = await buildPerson(server, { roles: ['ADMIN'] });
  const [mina, tom, ada] = [await person('Mina'), await person('Tom'), await person('Ada')];
  await befriend(mina, tom, ada);
  const answer = await server.opsMutation('users.viewAs', { userId: tom.id }, keeper.token).expect(200);
  const { token } = (answer.body as { result: { data: ViewAs } }).result.data;
  expect(names(await page(tom, mina))).toEqual(['Ada']);
  expect(names(await page({ ...tom, token }, mina))).toEqual([]);
});

test('[264] nobody asks in the name of another', async () => {
  const [mina, tom] = [await person('Mina'), await person('Tom')];
  const { errors } = await calls.ask(
    tom,
    `query ($me: ID!) { getUserFriends(userId: $me, requestingUser: $me) { nextCursor } }`,
    { me: mina.id },
  );
  expect(errors?.map(({ extensions }) => extensions.code)).toEqual(['AUTH_ACTS_FOR_ANOTHER']);
});
