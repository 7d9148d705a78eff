import { beforeAll, describe, expect, test } from '@jest/globals';
import { friendsLimits } from '@lyceum/contracts/friends';
import { buildBan } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { buildForum } from '../../src/testing/communities';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

interface InCommon {
  roleLabels: string[];
  forumsInCommon: { count: number; places: { name: string; path: string }[] } | null;
  friendsInCommon: { count: number; people: { id: string }[] } | null;
}

interface Suggested {
  id: string;
  isFriend: boolean;
  roleLabels: string[];
  forumsInCommon: string[];
}

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
});

const student = (firstName: string, overrides: Parameters<typeof buildPerson>[1] = {}): Promise<Person> =>
  buildPerson(server, {
    firstName,
    dateOfBirth: `${String(new Date().getFullYear() - 15)}-01-01`,
    ...overrides,
  });
const befriend = (one: Person, other: Person) => buildFriendRelation(server.database.manager, one, other);
const share = (displayName: string, people: readonly Person[], overrides = {}) =>
  buildForum(
    server,
    people.map((person) => [person, 'MEMBER'] as const),
    { displayName, ...overrides },
  );

async function look(me: Person, other: Person): Promise<InCommon | null> {
  const { data } = await calls.ask<{ getUserCard: InCommon } | null>(
    me,
    `query ($userId: ID!, $me: ID!) { getUserCard(userId: $userId, requestingUser: $me) { roleLabels
      forumsInCommon { count places { name path } } friendsInCommon { count people { id } } } }`,
    { userId: other.id, me: me.id },
  );
  return data?.getUserCard ?? null;
}

async function suggestions(me: Person, queryString: string): Promise<Suggested[]> {
  const { data } = await calls.ask<{ getUserSuggestions: Suggested[] }>(
    me,
    `query ($userId: ID!, $queryString: String!) {
      getUserSuggestions(userId: $userId, queryString: $queryString) { id isFriend roleLabels forumsInCommon } }`,
    { userId: me.id, queryString },
  );
  return data.getUserSuggestions;
}

describe('a card', () => {
  test('[145] tells how many forums and friends two people share, and names the first few', async () => {
    const [mina, tom] = [await student('Mina'), await student('Tom')];
    const forums: { name: string; displayName: string }[] = [];
    for (const name of ['Chess', 'Algebra', 'Poetry', 'Debate']) forums.push(await share(name, [mina, tom]));
    await share('Of Mina alone', [mina]);
    const friends = [await student('Bea'), await student('Ali')];
    for (const friend of friends) for (const person of [mina, tom]) await befriend(friend, person);
    await befriend(mina, await student('Zoe'));
    expect(await look(mina, tom)).toMatchObject({
      forumsInCommon: {
        count: 4,
        places: ['Algebra', 'Chess', 'Debate'].map((name) => ({
          name,
          path: `/community/${forums.find(({ displayName }) => displayName === name)?.name ?? ''}`,
        })),
      },
      friendsInCommon: { count: 2, people: [{ id: friends[1]?.id }, { id: friends[0]?.id }] },
    });
    expect(friendsLimits.shownInCommon).toBe(3);
  });

  test('[144] counts no forum one of them is banned from, and tells nothing to who has blocked the other', async () => {
    const [mina, tom, bea] = [await student('Mina'), await student('Tom'), await student('Bea')];
    const forum = await share('Chess', [mina, tom]);
    await share('Closed circle', [mina, tom], { privacy: 'CLOSED' });
    for (const person of [mina, tom]) await befriend(bea, person);
    await buildBan(server.database.manager, forum, tom);
    expect((await look(mina, tom))?.forumsInCommon?.places.map(({ name }) => name)).toEqual([
      'Closed circle',
    ]);
    await calls.block(mina, tom);
    expect(await look(mina, tom)).toMatchObject({ forumsInCommon: null, friendsInCommon: null });
    expect(await look(tom, mina)).toBeNull();
  });

  test('tells a grown-up stranger nothing of where a minor is, and each of no friend who cannot be found', async () => {
    const [mina, tom] = [await student('Mina'), await student('Tom')];
    const stranger = await buildPerson(server, { dateOfBirth: '1980-01-01', roles: ['TEACHER'] });
    await share('Chess', [mina, stranger]);
    expect(await look(stranger, mina)).toMatchObject({ forumsInCommon: null, friendsInCommon: null });
    await share('Algebra', [mina, tom]);
    const gone = await student('Gone');
    for (const person of [mina, tom]) await befriend(gone, person);
    await server.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [gone.id]);
    expect((await look(mina, tom))?.friendsInCommon).toEqual({ count: 0, people: [] });
  });

  test('names no minor among friends in common to an adult, whom one friendship would tell all others', async () => {
    const [minor, grown] = [await student('Mina'), await buildPerson(server, { dateOfBirth: '1975-01-01' })];
    const adults = [
      await buildPerson(server, { dateOfBirth: '1980-01-01' }),
      await buildPerson(server, { dateOfBirth: '1985-01-01' }),
    ] as const;
    for (const person of adults) for (const friend of [minor, grown]) await befriend(friend, person);
    expect((await look(...adults))?.friendsInCommon).toMatchObject({ count: 1, people: [{ id: grown.id }] });
  });

  test('says that somebody is staff, and nothing of roles that are for the house alone', async () => {
    const [mina, tom] = [
      await student('Mina'),
      await student('Tom', { roles: ['STUDENT', 'TESTER', 'SALES_TEAM', 'SUPER_ADMIN'] }),
    ];
    expect((await look(mina, tom))?.roleLabels).toEqual(['Staff', 'Student']);
  });
});

test('[134, 262] six people of one name are told apart: friend, role, forums in common', async () => {
  const mina = await student('Mina');
  const six: Person[] = [];
  for (let index = 0; index < 6; index++) {
    const roles = index === 5 ? ['TEACHER' as const] : ['STUDENT' as const];
    six.push(await student('Xiaoming', { lastName: 'Wang', roles }));
  }
  const [friend, mate] = six as [Person, Person];
  await befriend(mina, friend);
  for (const name of ['Chess', 'Algebra', 'Poetry']) await share(name, [mina, mate]);
  const found = await suggestions(mina, 'Xiaoming');
  const of = (person?: Person) => found.find(({ id }) => id === person?.id);
  expect(found).toHaveLength(6);
  expect(of(friend)).toMatchObject({ isFriend: true, forumsInCommon: [] });
  expect(of(mate)).toMatchObject({ isFriend: false, forumsInCommon: ['Algebra', 'Chess'] });
  expect(of(six[5])).toMatchObject({ roleLabels: ['Educator'] });
});
