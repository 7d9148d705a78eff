import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { definedStatements } from '@lyceum/kernel';
import { buildGroup, buildMember as buildClassMember } from '@lyceum/live-course/testing';
import { FriendCalls } from '../../src/testing/friends';
import { codeOf } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

interface Suggestion {
  user: { id: string; state: string; mayRequest: boolean };
  reasons: string[];
}

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
});

const born = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;
const aged = (years: number, more: { firstName?: string; lastName?: string } = {}): Promise<Person> =>
  buildPerson(server, { dateOfBirth: born(years), ...more });

const ask = (person: Person, queryString: string | null = null, userId = person.id) =>
  calls.ask<{ getUsersAsFriendSuggestions: Suggestion[] } | null>(
    person,
    `query ($userId: ID!, $queryString: String) {
      getUsersAsFriendSuggestions(userId: $userId, queryString: $queryString) { reasons user { id state mayRequest } } }`,
    { userId, queryString },
  );

async function suggested(person: Person, queryString?: string): Promise<Suggestion[]> {
  const { data, errors } = await ask(person, queryString);
  expect(errors).toBeUndefined();
  return data!.getUsersAsFriendSuggestions;
}

const idsOf = async (person: Person, queryString?: string): Promise<string[]> =>
  (await suggested(person, queryString)).map(({ user }) => user.id);

const befriend = (one: Person, other: Person, status: 'ACCEPTED' | 'PENDING' = 'ACCEPTED') =>
  buildFriendRelation(server.database.manager, one, other, { status });

async function shareAForum(...people: Person[]): Promise<void> {
  const { manager } = server.database;
  const forum = await buildCommunity(manager, people[0]!);
  for (const person of people) await buildMember(manager, forum, person);
}

async function shareASchool(...people: Person[]): Promise<void> {
  await server.database.query(
    `WITH school AS (
       INSERT INTO schools (name, street, city, state, country, zipcode, full_address)
       SELECT gen_random_uuid()::text, '', '', '', 'KE', '', '' RETURNING id)
     INSERT INTO school_members (school_id, user_id, since)
     SELECT school.id, member, now() - interval '2 days' FROM school, unnest($1::uuid[]) member`,
    [people.map(({ id }) => id)],
  );
}

async function shareAClass(...people: Person[]): Promise<void> {
  const { manager } = server.database;
  const group = await buildGroup(manager);
  for (const person of people) await buildClassMember(manager, group, person, 'STUDENT');
}

/** Makes the two friends of one third. */
async function shareAFriend(one: Person, other: Person, friend: Person): Promise<void> {
  await befriend(one, friend);
  await befriend(friend, other);
}

describe('[262] getUsersAsFriendSuggestions', () => {
  test('are friends of friends, classmates, and who is of the same school or forum, the nearest first, and nobody else', async () => {
    const [mina, ofForum, ofSchool, ofClass, near, friend, stranger] = (await Promise.all(
      Array.from({ length: 7 }, () => aged(15)),
    )) as [Person, Person, Person, Person, Person, Person, Person];
    await shareAForum(mina, ofForum);
    await shareASchool(mina, ofSchool);
    await shareAClass(mina, ofClass, near);
    await shareAFriend(mina, near, friend);
    const found = await suggested(mina);
    expect(found.map(({ user, reasons }) => [user.id, reasons])).toEqual([
      [near.id, ['CLASS', 'FRIENDS']],
      [ofClass.id, ['CLASS']],
      [ofSchool.id, ['SCHOOL']],
      [ofForum.id, ['FORUM']],
    ]);
    expect(found.every(({ user }) => user.mayRequest && user.state === 'NO_RELATION')).toBe(true);
    expect(found.map(({ user }) => user.id)).not.toContain(stranger.id);
    // A school opens a way for a minor, a friend in common alone does not.
    expect(await idsOf(stranger)).toEqual([]);
  });

  test('leave out who is a friend, was asked, has asked, was asked lately, and who is shut out', async () => {
    const [mina, friend, asked, asking, refused, suspended, left] = (await Promise.all(
      Array.from({ length: 7 }, () => aged(15)),
    )) as [Person, Person, Person, Person, Person, Person, Person];
    await shareAForum(mina, friend, asked, asking, refused, suspended, left);
    await befriend(mina, friend);
    await befriend(mina, asked, 'PENDING');
    await befriend(asking, mina, 'PENDING');
    await server.database.query(
      'INSERT INTO friend_request_log (relation_id, requester_id, requested_id) VALUES (uuidv7(), $1, $2)',
      [mina.id, refused.id],
    );
    await server.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [suspended.id]);
    expect(await idsOf(mina)).toEqual([left.id]);
    // Whom somebody asked and was refused by is told nothing of it.
    expect(await idsOf(refused)).toContain(mina.id);
  });

  test.each(['who asks', 'the other'])('never are somebody with a block of %s', async (who) => {
    const [ada, ben] = [await aged(30), await aged(30)];
    await shareAForum(ada, ben);
    expect(await idsOf(ada)).toEqual([ben.id]);
    await (who === 'who asks' ? calls.block(ada, ben) : calls.block(ben, ada));
    expect([await idsOf(ada), await idsOf(ben)]).toEqual([[], []]);
  });

  test('never are minors to a grown-up who is not their teacher, nor the other way round', async () => {
    const [ada, mina, friend] = [await aged(40), await aged(15), await aged(40)];
    await shareAForum(ada, mina);
    await shareASchool(ada, mina);
    await shareAClass(ada, mina);
    await befriend(ada, friend);
    await befriend(friend, mina);
    expect([await idsOf(ada), await idsOf(mina)]).toEqual([[], []]);
    await server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
      ada.id,
      mina.id,
    ]);
    // Of a minor a grown-up learns neither the school nor who their friends are.
    expect(await suggested(ada)).toMatchObject([{ user: { id: mina.id }, reasons: ['CLASS', 'FORUM'] }]);
  });

  test('are found by the beginning of any part of their name, with accents and in Chinese', async () => {
    const mina = await aged(15);
    const names: [firstName: string, lastName: string][] = [
      ['Élodie', 'Moreau'],
      ['Anna Sofía', 'Castillo'],
      ['子涵', '李'],
      ['Elmer', 'Fischer'],
    ];
    const people = await Promise.all(names.map(([firstName, lastName]) => aged(15, { firstName, lastName })));
    await shareAForum(mina, ...people);
    const found = async (queryString: string) => {
      const ids = await idsOf(mina, queryString);
      return names.filter((_, at) => ids.includes(people[at]!.id)).map(([firstName]) => firstName);
    };
    expect(await found('el')).toEqual(['Élodie', 'Elmer']);
    expect(await found('SOFIA')).toEqual(['Anna Sofía']);
    expect(await found('casti')).toEqual(['Anna Sofía']);
    expect(await found('李')).toEqual(['子涵']);
    expect(await found('子')).toEqual(['子涵']);
    expect(await found('%')).toEqual([]);
    expect(await found('lodie')).toEqual([]);
    expect(await found('  ')).toHaveLength(4);
  });

  test('[264] are for nobody else, and looked for by no endless text', async () => {
    const [ada, ben] = [await aged(30), await aged(30)];
    expect(codeOf(await ask(ada, null, ben.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    expect(codeOf(await ask(ada, 'x'.repeat(5_000)))).toBe(commonErrors.INVALID_INPUT.code);
  });
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

test.each(['suggest-near-friends', 'suggest-named-friends'])(
  '[262] %s costs the same of anybody, however many people there are and however large their forum is',
  async (name) => {
    const mina = await aged(15);
    await shareAForum(mina);
    await server.database.query(
      `WITH made AS (
         INSERT INTO users (first_name, last_name, email, normalized_email, roles, date_of_birth, email_confirmed_at)
         SELECT 'Anna' || n, 'Many', 'many' || n || '-' || $2 || '@lyceum.example', 'many' || n || '-' || $2, '{STUDENT}', $3, now()
         FROM generate_series(1, 20000) n RETURNING id)
       INSERT INTO community_members (community_id, user_id, role)
       SELECT own.community_id, made.id, 'MEMBER' FROM made, community_members own WHERE own.user_id = $1`,
      [mina.id, name, born(15)],
    );
    await server.database.query('VACUUM ANALYZE users, community_members');
    const { text, parameters } = definedStatements().find((it) => it.name === `friends.${name}-for-members`)!;
    const given: Record<string, string> = { userId: mina.id, first: 'anna%', later: '% anna%' };
    const [answer] = await server.database.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
      parameters.map((parameter) => given[parameter]),
    );
    const nodes = nodesOf(answer!['QUERY PLAN'][0].Plan);
    const scans = nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Loops'] > 0);
    expect(scans.map((node) => node['Relation Name'])).not.toContain('users');
    const read = nodes.map(
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    );
    expect(Math.max(...read)).toBeLessThan(5_000);
  },
);
