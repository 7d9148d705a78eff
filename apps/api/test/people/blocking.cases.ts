import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { friendsErrors } from '@lyceum/contracts/friends';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { FriendCalls } from '../../src/testing/friends';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: FriendCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new FriendCalls(server);
});

const two = () =>
  Promise.all(['Ada', 'Ben'].map((firstName) => buildPerson(server, { firstName }))) as Promise<
    [Person, Person]
  >;

const relationsOf = (one: Person, other: Person) =>
  server.database.query<object[]>(
    `SELECT status FROM friend_relations
     WHERE (requester_id, requested_id) IN (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))`,
    [one.id, other.id],
  );

describe('blocking somebody', () => {
  test('[144] ends a friendship, and whatever was asked in either direction', async () => {
    const { manager } = server.database;
    const [ada, ben] = await two();
    for (const build of [
      () => buildFriendRelation(manager, ada, ben),
      () => buildFriendRelation(manager, ada, ben, { status: 'PENDING' }),
      () => buildFriendRelation(manager, ben, ada, { status: 'PENDING' }),
    ]) {
      const { id } = await build();
      expect(await calls.block(ada, ben)).toEqual({ data: { blockUser: true } });
      expect(await relationsOf(ada, ben)).toEqual([]);
      const [ended] = await server.database.query<object[]>(
        `SELECT FROM outbox_events WHERE type = 'friends.friend-relation-ended' AND payload ->> 'friendRelationId' = $1`,
        [id],
      );
      expect(ended).toBeDefined();
      await calls.unblock(ada, ben);
    }
  });

  test('[144] stops requests both ways, and says why only to who blocked', async () => {
    const [ada, ben] = await two();
    await calls.block(ada, ben);
    expect((await calls.request(ada, ben)).errors?.[0]).toMatchObject({
      message: friendsErrors.BLOCKED_BY_YOU.message,
      extensions: { code: friendsErrors.BLOCKED_BY_YOU.code },
    });
    expect((await calls.request(ben, ada)).errors?.[0]?.extensions.code).toBe(
      friendsErrors.SENDING_FAILED.code,
    );
    expect(await relationsOf(ada, ben)).toEqual([]);
  });

  test('[144] is never revealed to the blocked one: every answer is the one about a stranger, or about nobody', async () => {
    const [ada, ben] = await two();
    const stranger = await buildPerson(server, { firstName: 'Ada', showOnlineStatus: false });
    await buildFriendRelation(server.database.manager, ada, ben);
    await calls.block(ada, ben);

    const look = (id: string) =>
      calls.ask(
        ben,
        'query ($id: ID!, $me: ID!) { getUserCard(userId: $id, requestingUser: $me) { firstName onlineStatus } }',
        { id, me: ben.id },
      );
    expect(await look(ada.id)).toEqual(await look(randomUUID()));
    expect(await calls.relation(ben, ada)).toEqual(await calls.relation(ben, stranger));
    expect(await calls.relation(ben, ada)).toEqual(await calls.relation(ben, { id: randomUUID() }));
    const refused = await calls.request(ben, ada);
    expect(refused).toEqual(await calls.request(ben, { id: randomUUID() }));
    for (const name of ['getFriends', 'getFriendRequests', 'getSentFriendRequests', 'getBlockedUsers'])
      expect(await calls.listedIds(ben, name)).toEqual([]);
    const me = await calls.ask(ben, '{ me { blockedUsers } }');
    expect(me).toEqual({ data: { me: { blockedUsers: [] } } });
  });

  test('[144] and being asked by them at the same moment leaves no request behind', async () => {
    const [ada, ben] = await two();
    for (let round = 0; round < 50; round += 1) {
      await Promise.all([calls.request(ben, ada), calls.block(ada, ben)]);
      expect(await relationsOf(ada, ben)).toEqual([]);
      await calls.unblock(ada, ben);
    }
  });

  test('[144] is listed for who did it, and can be taken back; the friendship does not come back', async () => {
    const [ada, ben] = await two();
    await buildFriendRelation(server.database.manager, ada, ben);
    await Promise.all(Array.from({ length: 4 }, () => calls.block(ada, ben)));
    const { data } = await calls.list(ada, 'getBlockedUsers');
    expect(data['getBlockedUsers']).toEqual({
      rows: [{ user: await calls.card(ada, ben), since: expect.any(String) }],
      nextCursor: null,
    });
    expect(data['getBlockedUsers']?.rows[0]?.user).toMatchObject({
      isBlockedByMe: true,
      onlineStatus: null,
      state: 'NO_RELATION',
    });
    expect(await calls.ask(ada, '{ me { blockedUsers } }')).toEqual({
      data: { me: { blockedUsers: [ben.id] } },
    });
    const events = await server.database.query<object[]>(
      `SELECT FROM outbox_events WHERE type = 'friends.user-blocked' AND payload @> $1`,
      [{ blockerId: ada.id, blockedId: ben.id }],
    );
    expect(events).toHaveLength(1);

    expect(await calls.unblock(ada, ben)).toEqual({ data: { unblockUser: true } });
    expect(await calls.unblock(ada, ben)).toEqual({ data: { unblockUser: true } });
    expect(await calls.listedIds(ada, 'getBlockedUsers')).toEqual([]);
    expect(await calls.state(ada, ben)).toBe('NO_RELATION');
    expect((await calls.request(ben, ada)).data.createFriendRequest.status).toBe('PENDING');
  });

  test('[144] by the blocked one as well leaves two blocks, each its owner’s', async () => {
    const [ada, ben] = await two();
    await Promise.all([calls.block(ada, ben), calls.block(ben, ada)]);
    await calls.unblock(ada, ben);
    expect(await calls.listedIds(ben, 'getBlockedUsers')).toEqual([ada.id]);
    expect((await calls.request(ada, ben)).errors?.[0]?.extensions.code).toBe(
      friendsErrors.SENDING_FAILED.code,
    );
  });

  test('[144] oneself or nobody is refused', async () => {
    const ada = await buildPerson(server);
    const codeOf = async (id: string) => (await calls.block(ada, { id })).errors?.[0]?.extensions.code;
    expect(await codeOf(ada.id)).toBe(friendsErrors.SELF_BLOCK.code);
    expect(await codeOf(randomUUID())).toBe(authErrors.USER_NOT_FOUND.code);
  });
});

test('[144] nothing is told between blocked people: what was told of a request goes, too', async () => {
  const [ada, ben] = await two();
  const bell = async () => {
    await untilMailIsOut(server);
    return server.database.query<{ user_id: string }[]>(
      'SELECT user_id FROM notifications WHERE actor_id = ANY($1) AND user_id = ANY($1)',
      [[ada.id, ben.id]],
    );
  };
  await calls.request(ben, ada);
  expect(await bell()).toEqual([{ user_id: ada.id }]);
  await calls.block(ada, ben);
  expect(await bell()).toEqual([]);
});
