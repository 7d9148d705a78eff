import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { friendsErrors } from '@lyceum/contracts/friends';
import { loadDemoData } from '@lyceum/database';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { testConfig } from '@lyceum/testing';
import { demoSeeders } from '../../src/demo-data';
import { FriendCalls } from '../../src/testing/friends';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person, signIn } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.start();
  calls = new FriendCalls(server);
  await loadDemoData(server.database, demoSeeders, testConfig(server.databaseUrl));
});
afterAll(() => server.stop());

const people = (...names: string[]): Promise<Person[]> =>
  Promise.all(names.map((firstName) => buildPerson(server, { firstName })));
const two = () => people('Ada', 'Ben') as Promise<[Person, Person]>;
const three = () => people('Ada', 'Ben', 'Cleo') as Promise<[Person, Person, Person]>;

async function requested(from: Person, to: Person): Promise<string> {
  const { data } = await calls.request(from, to);
  return data.createFriendRequest.friendRelationId;
}

const relationsOf = (one: Person, other: Person) =>
  server.database.query<{ id: string; status: string }[]>(
    `SELECT id, status FROM friend_relations
     WHERE (requester_id, requested_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))`,
    [one.id, other.id],
  );

const eventsAbout = async (friendRelationId: string): Promise<string[]> => {
  const rows = await server.database.query<{ type: string }[]>(
    `SELECT type FROM outbox_events WHERE payload ->> 'friendRelationId' = $1 ORDER BY id`,
    [friendRelationId],
  );
  return rows.map(({ type }) => type);
};

/** What the person finds behind the bell, once everything that has happened is told. */
async function told(person: Person): Promise<object[]> {
  await untilMailIsOut(server);
  const { data } = await calls.ask<{ getNotificationsForUser: object[] }>(
    person,
    `query ($userId: ID!) {
      getNotificationsForUser(userId: $userId, platform: "web",
        type: ["FRIEND_REQUEST_RECEIVED", "FRIEND_REQUEST_ACCEPTED"]) { type description url tag by { firstName } } }`,
    { userId: person.id },
  );
  return data.getNotificationsForUser;
}

describe('a friend request', () => {
  test('[136] [141] createFriendRequest returns the relation, PENDING, which both see from their side', async () => {
    const [ada, ben] = await two();
    const { data } = await calls.request(ada, ben);
    const relation = data.createFriendRequest;
    expect(relation).toEqual({
      friendRelationId: expect.any(String),
      status: 'PENDING',
      state: 'REQUEST_SENT',
      requestingUser: { id: ada.id, firstName: 'Ada', lastName: 'Tester', pictureUrl: null },
      requestedUser: { id: ben.id, firstName: 'Ben', lastName: 'Tester', pictureUrl: null },
    });
    const { friendRelationId } = relation;
    const answer = await calls.relation(ada, ben);
    expect(answer.data.getFriendRelation).toEqual({
      state: 'REQUEST_SENT',
      friendRelationId,
      isBlockedByMe: false,
    });
    expect(await calls.card(ben, ada)).toMatchObject({ state: 'REQUEST_RECEIVED', friendRelationId });
    expect(await calls.listedIds(ben, 'getFriendRequests')).toEqual([ada.id]);
    expect(await calls.listedIds(ada, 'getFriendRequests')).toEqual([]);
    expect(await calls.listedIds(ada, 'getSentFriendRequests')).toEqual([ben.id]);
    expect(await calls.listedIds(ada, 'getFriends')).toEqual([]);
  });

  test('again changes nothing and tells nothing twice, however often at once', async () => {
    const [ada, ben] = await two();
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.request(ada, ben)));
    const ids = new Set(answers.map(({ data }) => data.createFriendRequest.friendRelationId));
    expect(ids.size).toBe(1);
    expect(await eventsAbout([...ids][0] ?? '')).toEqual(['friends.friend-requested']);
    expect(await told(ben)).toHaveLength(1);
  });

  test('[136] [139] [141] is accepted by the one who got it: updateFriendRequest returns friendRelationId', async () => {
    const [ada, ben] = await two();
    const id = await requested(ada, ben);
    expect(await calls.accept(ben, id)).toEqual({ data: { updateFriendRequest: id } });
    expect(await relationsOf(ada, ben)).toEqual([{ id, status: 'ACCEPTED' }]);
    expect([await calls.state(ada, ben), await calls.state(ben, ada)]).toEqual(['FRIENDS', 'FRIENDS']);
    expect(await calls.listedIds(ada, 'getFriends')).toEqual([ben.id]);
    expect(await calls.listedIds(ben, 'getFriends')).toEqual([ada.id]);
    expect(await calls.listedIds(ben, 'getFriendRequests')).toEqual([]);
  });

  test('[139] accepted many times at once is one friendship, and one user-action of who accepted', async () => {
    const [ada, ben] = await two();
    const id = await requested(ada, ben);
    const answers = await Promise.all(Array.from({ length: 5 }, () => calls.accept(ben, id)));
    for (const answer of answers) expect(answer).toEqual({ data: { updateFriendRequest: id } });
    expect(await eventsAbout(id)).toEqual(['friends.friend-requested', 'friends.friend-request-accepted']);
    await untilMailIsOut(server);
    const actions = await server.database.query(
      `SELECT user_id, action_type, details FROM user_actions WHERE details ->> 'targetId' = $1`,
      [id],
    );
    expect(actions).toEqual([
      { user_id: ben.id, action_type: 'CREATE', details: { target: 'FRIEND_RELATION', targetId: id } },
    ]);
  });

  test('[139] is accepted by nobody else, not even by who sent it', async () => {
    const [ada, ben, cleo] = await three();
    const id = await requested(ada, ben);
    for (const intruder of [ada, cleo])
      expect(await calls.accept(intruder, id)).toMatchObject({
        data: null,
        errors: [
          {
            message: 'Sorry, there was an error accepting the friend request. Please try again.',
            extensions: { code: friendsErrors.ACCEPTING_FAILED.code },
          },
        ],
      });
    expect(await relationsOf(ada, ben)).toEqual([{ id, status: 'PENDING' }]);
    const back = await calls.accept(ben, id, 'PENDING');
    expect(back).toMatchObject({ errors: [{ extensions: { code: commonErrors.INVALID_INPUT.code } }] });
  });

  test('[140] [141] rejected is deleted: deleteFriendRequest returns friendRelationId, and she may ask again', async () => {
    const [ada, ben] = await two();
    const id = await requested(ada, ben);
    expect(await calls.end(ben, id)).toEqual({ data: { deleteFriendRequest: id } });
    expect(await relationsOf(ada, ben)).toEqual([]);
    expect([await calls.state(ada, ben), await calls.state(ben, ada)]).toEqual([
      'NO_RELATION',
      'NO_RELATION',
    ]);
    const again = await calls.end(ben, id);
    expect(again.errors?.[0]?.message).toBe(
      'Sorry, there was an error rejecting the friend request. Please try again.',
    );
    expect(await requested(ada, ben)).not.toBe(id);
  });

  test('[140] is taken back by who sent it; a friendship is ended by either; neither by others', async () => {
    const [ada, ben, cleo] = await three();
    const first = await requested(ada, ben);
    expect((await calls.end(cleo, first)).errors?.[0]?.extensions.code).toBe(
      friendsErrors.REJECTING_FAILED.code,
    );
    expect(await calls.end(ada, first)).toEqual({ data: { deleteFriendRequest: first } });
    for (const ender of [ada, ben]) {
      const { id } = await buildFriendRelation(server.database.manager, ada, ben);
      expect(await calls.end(ender, id)).toEqual({ data: { deleteFriendRequest: id } });
    }
    expect(await relationsOf(ada, ben)).toEqual([]);
  });

  test('accepted and taken back at once ends in one of both, for both', async () => {
    const [ada, ben] = await two();
    for (let round = 0; round < 20; round += 1) {
      const id = await requested(ada, ben);
      const [accepted, ended] = await Promise.all([calls.accept(ben, id), calls.end(ada, id)]);
      expect(ended).toEqual({ data: { deleteFriendRequest: id } });
      expect(await relationsOf(ada, ben)).toEqual([]);
      const events = await eventsAbout(id);
      expect(events.at(-1)).toBe('friends.friend-relation-ended');
      expect(events.includes('friends.friend-request-accepted')).toBe(!accepted.errors);
    }
  });

  test('[142] that crosses another one is accepted by it, also when both are sent at the same moment', async () => {
    let [ada, ben] = await two();
    for (let round = 0; round < 50; round += 1) {
      // A day has only so many requests.
      if (round % 15 === 14) [ada, ben] = await two();
      const answers = await Promise.all([calls.request(ada, ben), calls.request(ben, ada)]);
      const ids = answers.map(({ data }) => data.createFriendRequest.friendRelationId);
      expect(await relationsOf(ada, ben)).toEqual([{ id: ids[0], status: 'ACCEPTED' }]);
      expect(ids[1]).toBe(ids[0]);
      expect(await eventsAbout(ids[0] ?? '')).toEqual([
        'friends.friend-requested',
        'friends.friend-request-accepted',
      ]);
      await calls.end(ada, ids[0] ?? '');
    }
  });

  test('[138] [142] to oneself, to nobody and to who has been shut out is refused', async () => {
    const [ada, ben] = await two();
    const codeOf = async (id: string) => (await calls.request(ada, { id })).errors?.[0]?.extensions.code;
    expect(await codeOf(ada.id)).toBe(friendsErrors.SELF_REQUEST.code);
    expect(await codeOf(randomUUID())).toBe(friendsErrors.SENDING_FAILED.code);
    expect(await codeOf('nobody')).toBe(commonErrors.INVALID_INPUT.code);
    await server.database.query('UPDATE users SET suspended_at = now() WHERE id = $1', [ben.id]);
    const answer = await calls.request(ada, ben);
    expect(answer.errors?.[0]?.message).toBe(
      'Sorry, there was an error sending the friend request. Please try again.',
    );
    expect(await calls.listedIds(ada, 'getSentFriendRequests')).toEqual([]);
  });
});

describe('the bell', () => {
  test('tells of a request and of its acceptance, with whom and the way to them', async () => {
    const [ada, ben] = await two();
    const id = await requested(ada, ben);
    expect(await told(ben)).toEqual([
      {
        type: 'FRIEND_REQUEST_RECEIVED',
        description: 'Ada Tester wants to be your friend.',
        url: '/settings#friends',
        tag: id,
        by: { firstName: 'Ada' },
      },
    ]);
    await calls.accept(ben, id);
    expect(await told(ada)).toEqual([
      {
        type: 'FRIEND_REQUEST_ACCEPTED',
        description: 'Ben Tester accepted your friend request.',
        url: '/settings#friends',
        tag: id,
        by: { firstName: 'Ben' },
      },
    ]);
    // The answered question is no news any more.
    expect(await told(ben)).toEqual([]);
  });

  test('forgets a request that was taken back, and not the next one', async () => {
    const [ada, ben] = await two();
    await calls.end(ada, await requested(ada, ben));
    const again = await requested(ada, ben);
    expect(await told(ben)).toMatchObject([{ tag: again }]);
    await calls.end(ada, again);
    expect(await told(ben)).toEqual([]);
  });
});

test('[140] a no to a request that was accepted meanwhile ends no friendship; without a word on what it was it does', async () => {
  const [ada, ben] = await two();
  const id = await requested(ada, ben);
  await calls.accept(ben, id);
  const codeOf = async (status?: string) => (await calls.end(ben, id, status)).errors?.[0]?.extensions.code;
  expect(await codeOf('PENDING')).toBe(friendsErrors.REJECTING_FAILED.code);
  expect(await calls.state(ada, ben)).toBe('FRIENDS');
  expect(await codeOf('ACCEPTED')).toBeUndefined();
  expect(await calls.state(ada, ben)).toBe('NO_RELATION');
});

describe('the caller', () => {
  test('[264] is the one the token names in every call, and nothing happens otherwise', async () => {
    const [ada, ben, cleo] = await three();
    const id = await requested(ben, cleo);
    const answers = [
      await calls.request(ada, cleo, ben.id),
      await calls.relation(ada, cleo, ben.id),
      await calls.block(ada, cleo, ben.id),
      await calls.unblock(ada, cleo, ben.id),
      await calls.ask(
        ada,
        'query ($userId: ID!, $me: ID!) { getUserCard(userId: $userId, requestingUser: $me) { id } }',
        { userId: cleo.id, me: ben.id },
      ),
      ...(await Promise.all(
        ['getFriends', 'getFriendRequests', 'getSentFriendRequests', 'getBlockedUsers'].map((name) =>
          calls.list(ada, name, { userId: ben.id }),
        ),
      )),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({
        data: null,
        errors: [{ extensions: { code: authErrors.ACTS_FOR_ANOTHER.code } }],
      });
    expect(await relationsOf(ben, cleo)).toEqual([{ id, status: 'PENDING' }]);
    expect(await calls.listedIds(ben, 'getBlockedUsers')).toEqual([]);
  });

  test('without a token gets nothing', async () => {
    const { body } = await server.graphql(`{ getFriends(userId: "${randomUUID()}") { nextCursor } }`);
    expect(body).toMatchObject({ errors: [{ extensions: { code: commonErrors.UNAUTHENTICATED.code } }] });
  });
});

describe('the card', () => {
  test('[145] has name, picture, roles in words and whether the person is online, if they show it', async () => {
    const ada = await buildPerson(server);
    const teacher = await buildPerson(server, {
      firstName: 'Daniel',
      lastName: 'Okafor',
      roles: ['TEACHER', 'STUDENT'],
      pictureUrl: '/pictures/daniel.webp',
    });
    expect(await calls.card(ada, teacher)).toEqual({
      id: teacher.id,
      firstName: 'Daniel',
      lastName: 'Okafor',
      pictureUrl: '/pictures/daniel.webp',
      roleLabels: ['Student', 'Educator'],
      onlineStatus: 'ONLINE',
      state: 'NO_RELATION',
      friendRelationId: null,
      isBlockedByMe: false,
      mayRequest: true,
    });
    const set = (column: string) => server.database.query(`UPDATE ${column} = $1`, [teacher.id]);
    await set('sessions SET ended_at = now() WHERE user_id');
    expect((await calls.card(ada, teacher)).onlineStatus).toBe('OFFLINE');
    await set('users SET show_online_status = false WHERE id');
    expect((await calls.card(ada, teacher)).onlineStatus).toBeNull();
  });

  test('[145] of nobody is not found', async () => {
    const ada = await buildPerson(server);
    const query = `{ getUserCard(userId: "${randomUUID()}", requestingUser: "${ada.id}") { id } }`;
    expect((await calls.ask(ada, query)).errors?.[0]?.extensions.code).toBe(authErrors.USER_NOT_FOUND.code);
  });
});

describe('a list', () => {
  test('goes on after a cursor, and refuses what is no cursor or too long a page', async () => {
    const [ada, ...others] = (await people('Ada', 'Ben', 'Cleo', 'Dan')) as [Person, ...Person[]];
    for (const [index, other] of others.entries()) {
      const since = new Date(Date.now() - index * 60_000);
      await buildFriendRelation(server.database.manager, ada, other, { since });
    }
    const first = (await calls.list(ada, 'getFriends', { limit: 2 })).data['getFriends'];
    expect(first?.rows.map(({ user }) => user.firstName)).toEqual(['Ben', 'Cleo']);
    const cursor = first?.nextCursor ?? '';
    const last = (await calls.list(ada, 'getFriends', { limit: 2, cursor })).data['getFriends'];
    expect(last?.rows.map(({ user }) => user.firstName)).toEqual(['Dan']);
    expect(last?.nextCursor).toBeNull();
    const forged = Buffer.from(JSON.stringify(['some day', ada.id])).toString('base64url');
    for (const wrong of [
      { cursor: 'x y' },
      { cursor: 'abc' },
      { cursor: forged },
      { limit: 101 },
      { limit: 0 },
    ])
      expect((await calls.list(ada, 'getFriends', wrong)).errors?.[0]?.extensions.code).toBe(
        commonErrors.INVALID_INPUT.code,
      );
  });
});

test('the demo student has three friends, a request that came and one that went', async () => {
  const token = await signIn(server, 'student@lyceum.example', 'lyceum-demo');
  const { data } = await calls.ask<{ me: { id: string } }>({ token }, '{ me { id } }');
  const student = { id: data.me.id, token };
  for (const list of ['getFriends', 'getFriendRequests', 'getSentFriendRequests']) {
    const { data: answer } = await calls.list(student, list);
    // None of it is more than the rule of strangers and minors allows.
    for (const { user } of answer[list]?.rows ?? []) expect(user.mayRequest).toBe(true);
  }
  expect(await calls.listedIds(student, 'getFriends')).toHaveLength(3);
  expect(await calls.listedIds(student, 'getFriendRequests')).toHaveLength(1);
  expect(await calls.listedIds(student, 'getSentFriendRequests')).toHaveLength(1);
});
