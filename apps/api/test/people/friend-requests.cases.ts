import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { friendsErrors, friendsLimits } from '@lyceum/contracts/friends';
import { holdsPermission, rolesHolding } from '@lyceum/contracts/permissions';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { FriendCalls } from '../../src/testing/friends';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new FriendCalls(server);
});

/** A birthday of who is this old. */
const aged = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;

const build = (dateOfBirth: string | null, overrides: Partial<User> = {}): Promise<Person> =>
  buildPerson(server, { dateOfBirth, ...overrides });
const minor = (firstName = 'Mina') => build(aged(14), { firstName });
const adult = (overrides: Partial<User> = {}) => build('1985-05-01', overrides);

async function shareForum(...people: { id: string }[]): Promise<string> {
  const id = randomUUID();
  await server.database.query(
    `WITH forum AS (
       INSERT INTO communities (id, name, display_name, title, description, type, privacy, creator_id)
       VALUES ($1::uuid, 'f' || left(replace($1::text, '-', ''), 20), 'Forum', '', '', 'CLUB', 'PUBLIC', ($2::uuid[])[1]))
     INSERT INTO community_members (community_id, user_id, role) SELECT $1::uuid, unnest($2::uuid[]), 'MEMBER'`,
    [id, people.map((person) => person.id)],
  );
  return id;
}

const teach = (teacher: { id: string }, student: { id: string }) =>
  server.database.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
    teacher.id,
    student.id,
  ]);

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }): string =>
  answer.errors?.[0]?.extensions.code ?? 'OK';
const ask = async (from: Person, to: { id: string }): Promise<string> =>
  codeOf(await calls.request(from, to));
const refused = friendsErrors.SENDING_FAILED.code;

describe('strangers and minors', () => {
  let child: Person;
  beforeEach(async () => {
    child = await minor();
  });

  test('an adult, a member of staff and who has no birth date cannot ask a minor, nor a minor them', async () => {
    const strangers = [await adult(), await adult({ roles: ['SUPER_ADMIN'] }), await build(null)];
    await shareForum(child, ...strangers);
    for (const stranger of strangers) {
      expect(await ask(stranger, child)).toBe(refused);
      expect(await ask(child, stranger)).toBe(refused);
      expect((await calls.card(stranger, child)).mayRequest).toBe(false);
      expect((await calls.card(child, stranger)).mayRequest).toBe(false);
    }
    const answer = await calls.request(strangers[0] as Person, child);
    const nobody = await calls.request(strangers[0] as Person, { id: randomUUID() });
    expect(answer).toEqual(nobody);
  });

  test('a minor is asked by minors and students up to 19 who share a forum with them, and by their teachers', async () => {
    const [mate, peer, teacher] = [
      await minor('Mate'),
      await build(aged(18)),
      await adult({ roles: ['TEACHER'] }),
    ];
    for (const other of [mate, peer, teacher]) expect(await ask(other, child)).toBe(refused);
    await shareForum(child, mate, peer, teacher);
    expect(await ask(teacher, child)).toBe(refused);
    await teach(teacher, child);
    for (const other of [mate, peer, teacher]) {
      expect((await calls.card(other, child)).mayRequest).toBe(true);
      expect(await ask(other, child)).toBe('OK');
    }
  });

  test('an adult stranger is not shown a minor among the people they look for, in any search; others are', async () => {
    const lastName = `Quill${randomUUID()
      .slice(0, 8)
      .replaceAll(/[0-9-]/gu, 'x')}`;
    const shy = await build(aged(14), { lastName });
    const strangers = [await adult(), await build(aged(19)), await build(null)];
    const ofTheConsole = await Promise.all(
      rolesHolding('console.use')
        .filter((role) => !holdsPermission([role], 'user.read'))
        .map((role) => build(aged(19), { roles: [role] })),
    );
    const [mate, peer, teacher] = [
      await minor('Mate'),
      await build(aged(19)),
      await adult({ roles: ['TEACHER'] }),
    ];
    const staff = await adult({ roles: ['ADMIN'] });
    const communityId = await shareForum(shy, peer, ...strangers.filter((_, index) => index !== 1));
    await teach(teacher, shy);
    const found = async (reader: Person): Promise<boolean[]> => {
      const { data } = await calls.ask<{
        getUserSuggestions: { id: string }[];
        searchCommunitiesThreadsUsers: { users: { user: { id: string } }[] };
        getCommunityMembers: { id: string }[];
      }>(
        reader,
        `query ($userId: ID!, $name: String!, $communityId: ID!) {
          getCommunityMembers(
            input: { communityId: $communityId, requestingUser: $userId, queryString: $name }) { id }
          getUserSuggestions(userId: $userId, queryString: $name) { id }
          searchCommunitiesThreadsUsers(userId: $userId, searchQuery: $name) { users { user { id } } } }`,
        { userId: reader.id, name: lastName, communityId },
      );
      const users = data.searchCommunitiesThreadsUsers.users.map(({ user }) => user);
      return [data.getUserSuggestions, users, data.getCommunityMembers].map((people) =>
        people.some(({ id }) => id === shy.id),
      );
    };
    for (const stranger of [...strangers, ...ofTheConsole])
      expect(await found(stranger)).toEqual([false, false, false]);
    expect((await found(shy)).at(-1)).toBe(true);
    for (const other of [mate, peer, teacher, staff]) expect(await found(other)).toEqual([true, true, true]);
    await server.database.query(
      `UPDATE community_members SET role = 'ADMIN' WHERE community_id = $1 AND user_id = $2`,
      [communityId, strangers[0]?.id],
    );
    expect(await found(strangers[0] as Person)).toEqual([false, false, true]);
  });

  test('a request is not accepted any more once what allowed it is gone', async () => {
    const peer = await build(aged(19));
    const forumId = await shareForum(child, peer);
    const { data } = await calls.request(peer, child);
    const id = data.createFriendRequest.friendRelationId;
    await server.database.query('DELETE FROM community_members WHERE community_id = $1 AND user_id = $2', [
      forumId,
      peer.id,
    ]);
    expect(codeOf(await calls.accept(child, id))).toBe(friendsErrors.ACCEPTING_FAILED.code);
    expect(await ask(child, peer)).toBe(refused);
    expect(await calls.card(child, peer)).toMatchObject({ state: 'NO_RELATION', mayRequest: false });
    await shareForum(child, peer);
    await server.database.query('UPDATE users SET date_of_birth = $2 WHERE id = $1', [peer.id, aged(20)]);
    expect(codeOf(await calls.accept(child, id))).toBe(friendsErrors.ACCEPTING_FAILED.code);
    await server.database.query('UPDATE users SET date_of_birth = $2 WHERE id = $1', [peer.id, aged(19)]);
    expect(codeOf(await calls.accept(child, id))).toBe('OK');
  });

  test('friends stay friends, whoever grows older, and a block is not told by what the card offers', async () => {
    const [friend, blocked] = [await adult(), await minor('Bo')];
    await buildFriendRelation(server.database.manager, friend, child);
    expect(await ask(friend, child)).toBe('OK');
    await shareForum(child, blocked);
    await calls.block(child, blocked);
    const stranger = await adult();
    expect(await calls.relation(blocked, child)).toEqual(await calls.relation(blocked, stranger));
    expect(await cardOf(blocked, child.id)).toEqual(await cardOf(blocked, randomUUID()));
    expect(await ask(blocked, child)).toBe(refused);
  });
});

const cardOf = (caller: Person, userId: string) =>
  calls.ask(
    caller,
    'query ($userId: ID!, $me: ID!) { getUserCard(userId: $userId, requestingUser: $me) { id mayRequest } }',
    { userId, me: caller.id },
  );

describe('the daily limit of requests', () => {
  const { requestsPerDay, requestsPerDayOfRefused, manyRefusals } = friendsLimits;
  const limited = friendsErrors.DAILY_LIMIT.code;

  const crowd = async (count: number): Promise<{ id: string }[]> =>
    server.database.query<{ id: string }[]>(
      `INSERT INTO users (email, first_name, last_name, roles, date_of_birth, email_confirmed_at)
       SELECT gen_random_uuid() || '@lyceum.example', 'Crowd', 'Member', '{STUDENT}', '1990-01-01', now()
       FROM generate_series(1, $1) RETURNING id`,
      [count],
    );
  const askAll = (from: Person, people: { id: string }[]) => Promise.all(people.map((to) => ask(from, to)));
  const sentBy = async ({ id }: Person): Promise<number> => {
    const rows = await server.database.query<unknown[]>(
      'SELECT FROM friend_relations WHERE requester_id = $1',
      [id],
    );
    return rows.length;
  };
  const dayLater = ({ id }: Person) =>
    server.database.query('UPDATE friend_request_counts SET day = day - 1 WHERE user_id = $1', [id]);

  test('holds for parallel calls, and again tomorrow; asking again, accepting and being refused take nothing of it', async () => {
    const ada = await adult();
    const people = await crowd(requestsPerDay + 10);
    const answers = await askAll(ada, people);
    expect(answers.filter((code) => code === 'OK')).toHaveLength(requestsPerDay);
    expect(answers.filter((code) => code === limited)).toHaveLength(10);
    expect(await sentBy(ada)).toBe(requestsPerDay);
    expect(await ask(ada, people[answers.indexOf('OK')] as { id: string })).toBe('OK');
    const asker = await adult();
    await calls.request(asker, ada);
    expect(await ask(ada, asker)).toBe('OK');
    expect(await ask(ada, await minor())).toBe(refused);
    await dayLater(ada);
    expect(await ask(ada, people[answers.indexOf(limited)] as { id: string })).toBe('OK');
  });

  test('counts requests that were taken back', async () => {
    const ada = await adult();
    const ben = await adult();
    for (let count = 0; count < requestsPerDay; count += 1) {
      const { data } = await calls.request(ada, ben);
      await calls.end(ada, data.createFriendRequest.friendRelationId);
    }
    expect(await ask(ada, ben)).toBe(limited);
  });

  test('shrinks with refusals, also those by a block, and they outlive the requests and wear off', async () => {
    const ada = await adult();
    for (let count = 0; count < manyRefusals; count += 1) {
      const refuser = await adult();
      const { data } = await calls.request(ada, refuser);
      if (count === 0) await calls.block(refuser, ada);
      else await calls.end(refuser, data.createFriendRequest.friendRelationId);
    }
    expect(await sentBy(ada)).toBe(0);
    const left = requestsPerDayOfRefused - manyRefusals;
    const answers = await askAll(ada, await crowd(left + 6));
    expect(answers.filter((code) => code === 'OK')).toHaveLength(left);
    expect(answers.filter((code) => code === limited)).toHaveLength(6);
    await server.database.query(
      `UPDATE friend_request_log SET refused_at = refused_at - interval '31 days' WHERE requester_id = $1`,
      [ada.id],
    );
    expect(await askAll(ada, await crowd(6))).toEqual(Array(6).fill('OK'));
  });

  test('is not shrunk by requests one takes back, nor by the end of a friendship', async () => {
    const ada = await adult();
    for (let count = 0; count < manyRefusals; count += 1) {
      const friend = await adult();
      const { data } = await calls.request(ada, friend);
      const id = data.createFriendRequest.friendRelationId;
      await calls.accept(friend, id);
      await calls.end(friend, id);
    }
    const answers = await askAll(ada, await crowd(requestsPerDay));
    expect(answers.filter((code) => code === 'OK')).toHaveLength(requestsPerDay - manyRefusals);
  });
});
