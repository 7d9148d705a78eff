import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { threadErrors } from '@lyceum/contracts/forum';
import { eventsThatEndRights, RoomKinds, SocketHub } from '@lyceum/kernel';
import { createTestDatabase, describeWithRedis, type TestDatabase } from '@lyceum/testing';
import type { Socket } from 'socket.io-client';
import type { Person } from '../../src/testing/people';
import { buildPostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { type EndingScene, threadEndings } from '../../src/testing/right-endings';
import { nextMessage, TestServer } from '../../src/testing/test-server';

/** How long a busy machine may take, in ms; less than what a process asks of itself by the clock. */
const within = 20_000;

/** Asks until it is so. */
async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + within;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It did not come about in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Two processes: rights end at one, the tabs hang on the other. */
function rightsContract(environment: Record<string, string>): void {
  let database: TestDatabase;
  let here: TestServer;
  let there: TestServer;
  let calls: PostCalls;
  beforeAll(async () => {
    database = await createTestDatabase();
    here = await TestServer.start({ databaseUrl: database.url, environment });
    const options = { ...environment, RUN_JOBS: 'false' };
    there = await TestServer.start({ databaseUrl: database.url, environment: options });
    calls = new PostCalls(here);
  });
  afterAll(async () => {
    await there.stop();
    await here.stop();
    await database.drop();
  });

  const hubOf = (server: TestServer): SocketHub => server.app.get(SocketHub);
  const roomOf = ({ communityId, threadId }: Pick<EndingScene, 'communityId' | 'threadId'>): string =>
    `forum.thread:${communityId}:${threadId}`;

  /** Sends a message into the thread's room out of a process. */
  function send(server: TestServer, { communityId, threadId, control }: EndingScene, number: number): void {
    const message = { communityId, threadId, number, creatorId: control.id };
    hubOf(server).toRoom(roomOf({ communityId, threadId }), 'forum.post-created', message);
  }

  async function tabOf({ token }: Person, threadId: string): Promise<{ socket: Socket; heard: number[] }> {
    const socket = await there.connectedSocket(token);
    const heard: number[] = [];
    socket.on('forum.post-created', ({ number }: { number: number }) => heard.push(number));
    expect(await socket.emitWithAck('forum.open-thread', { threadId })).toEqual({ ok: true });
    return { socket, heard };
  }

  /** Everything sent to a tab before has arrived at it, if it is to arrive at all. */
  async function settled({ id }: Person, socket: Socket): Promise<void> {
    await hubOf(there).idle();
    if (socket.disconnected) return;
    const barrier = Promise.race([
      nextMessage(socket, 'notifications.changed'),
      nextMessage(socket, 'disconnect'),
    ]);
    hubOf(there).toUser(id, 'notifications.changed', { total: 0, latest: null });
    await barrier;
  }

  /** Both hear number 1; after `end`, only who may still hears 2, from the other process, and 3, from their own. */
  async function losesIt(scene: EndingScene, end: () => Promise<unknown>): Promise<void> {
    const { victim, control, threadId } = scene;
    const [lost, kept] = [await tabOf(victim, threadId), await tabOf(control, threadId)];
    send(here, scene, 1);
    await until(() => lost.heard.length === 1 && kept.heard.length === 1);
    await end();
    send(here, scene, 2);
    await until(() => kept.heard.includes(2));
    send(there, scene, 3);
    await until(() => kept.heard.includes(3));
    await settled(victim, lost.socket);
    expect({ lost: lost.heard, kept: kept.heard }).toEqual({ lost: [1], kept: [1, 2, 3] });
  }

  test('every kind of room, and every event by which a right may end, is known to these tests', () => {
    expect(here.app.get(RoomKinds).names).toEqual(['forum.thread']);
    const events = eventsThatEndRights().map(({ type }) => type);
    expect(events.sort()).toEqual(Object.keys(threadEndings).sort());
  });

  const endings = Object.entries(threadEndings).flatMap(([event, ways]) =>
    Object.entries(ways).map(([way, build]) => [event, way, build] as const),
  );

  test.each(endings)('after %s by %s nothing more of a thread arrives', async (_, __, build) => {
    const scene = await build(here, calls);
    await losesIt(scene, scene.end);
  });

  test.each(endings)('%s by %s takes tabs out of the thread’s room at once', async (_, __, build) => {
    const scene = await build(here, calls);
    const { victim, control } = scene;
    for (const person of [victim, control]) await tabOf(person, scene.threadId);
    const inside = (): string[] => hubOf(there).usersIn(roomOf(scene)).sort();
    expect(inside()).toEqual([victim.id, control.id].sort());
    await scene.end();
    await until(() => inside().length === 1);
    expect(inside()).toEqual([control.id]);
  });

  test('of a right that ended without a word to this process nothing is heard, either', async () => {
    const posts = await buildPostScene(here, calls, 'PRIVATE');
    const { community, threadId, member: victim, author: control } = posts;
    const scene = { communityId: community.id, threadId, victim, control, end: () => Promise.resolve() };
    await losesIt(scene, () =>
      here.database.query('DELETE FROM community_members WHERE community_id = $1 AND user_id = $2', [
        community.id,
        victim.id,
      ]),
    );
  });

  test('nor does its tab stay in the room once its process has asked about all it holds', async () => {
    const { community, threadId, member } = await buildPostScene(here, calls);
    await tabOf(member, threadId);
    await here.database.query(`UPDATE threads SET status = 'REMOVED' WHERE id = $1`, [threadId]);
    await hubOf(there).askAll();
    expect(hubOf(there).usersIn(roomOf({ communityId: community.id, threadId }))).toEqual([]);
  });

  test('a session that ended without a word hears nothing that is for its user', async () => {
    const { member, author } = await buildPostScene(here, calls);
    const [socket, other] = [
      await there.connectedSocket(member.token),
      await there.connectedSocket(author.token),
    ];
    const heard: unknown[] = [];
    socket.on('notifications.changed', (message) => heard.push(message));
    await here.database.query('UPDATE sessions SET ended_at = now() WHERE user_id = $1', [member.id]);
    const [control, closed] = [
      nextMessage(other, 'notifications.changed'),
      nextMessage(socket, 'disconnect'),
    ];
    hubOf(here).toUsers([member.id, author.id], 'notifications.changed', { total: 1, latest: null });
    await Promise.all([control, closed]);
    expect(heard).toEqual([]);
  });

  test('a role that was lost opens no room, whatever it was when the tab connected', async () => {
    const { threadId } = await buildPostScene(here, calls, 'PRIVATE');
    const scene = await threadEndings['auth.user-roles-changed']?.['the loss of a staff role']?.(here, calls);
    if (!scene) throw new Error('There is no such ending');
    const { socket } = await tabOf(scene.victim, threadId);
    await socket.emitWithAck('forum.close-thread', { threadId });
    await scene.end();
    expect(await socket.emitWithAck('forum.open-thread', { threadId })).toMatchObject({
      error: { code: threadErrors.NOT_FOUND.code },
    });
  });
}

describe('open sockets on PostgreSQL alone', () => {
  rightsContract({});
});

describeWithRedis('open sockets with Redis', (redisUrl) => {
  rightsContract({ REDIS_URL: redisUrl });
});
