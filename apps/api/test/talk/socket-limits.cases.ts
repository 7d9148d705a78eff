import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors, type ErrorAnswer } from '@lyceum/contracts/common';
import { forumCalls } from '@lyceum/contracts/forum';
import { realtimeCalls } from '@lyceum/contracts/realtime';
import { RateLimits, SocketHub } from '@lyceum/kernel';
import type { Socket } from 'socket.io-client';
import { buildPerson } from '../../src/testing/people';
import { buildPostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { nextMessage, TestServer } from '../../src/testing/test-server';

/** Enough for everybody to log in. */
const addressPoints = 40;
const tooMany = commonErrors.TOO_MANY_REQUESTS.code;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start({
    environment: {
      ADDRESS_RATE_LIMIT: String(addressPoints),
      CALL_LIMIT_FACTOR: '1',
      RUN_JOBS: 'false',
      TRUSTED_PROXIES: '127.0.0.1',
    },
  });
});
afterAll(() => server.stop());

type Refusal = Error & { data: ErrorAnswer };

/** Connects; the refusal's code, or that it stands. */
async function connect(socket: Socket): Promise<string> {
  const outcome = new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (refused) => resolve((refused as Refusal).data.code));
  });
  socket.connect();
  return outcome;
}

const answer = (socket: Socket, name: string): Promise<unknown> => socket.emitWithAck(name, {});

describe('messages of one person', () => {
  test('are counted over all their tabs, refused in words, and the tab stays', async () => {
    const [one, other] = [await buildPerson(server), await buildPerson(server)];
    const tabs = [await server.connectedSocket(one.token), await server.connectedSocket(one.token)];
    const { name, points, seconds, countedBy } = forumCalls.rooms;
    await server.app.get(RateLimits).note(name, one.id, { points, seconds, countedBy }, points - 3);
    const answers = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((index) => answer(tabs[index % 2] as Socket, 'forum.close-thread')),
    );
    const refused = answers.filter((each) => (each as { error?: ErrorAnswer }).error?.code === tooMany);
    expect(refused).toHaveLength(3);
    // Without an acknowledgement the message `error` carries it.
    const told = nextMessage(tabs[0] as Socket, 'error');
    tabs[0]?.emit('forum.open-thread', {});
    expect(await told).toMatchObject([{ error: { code: tooMany, status: 429 } }]);
    expect(tabs.map(({ connected }) => connected)).toEqual([true, true]);
    const stranger = await server.connectedSocket(other.token);
    expect(await answer(stranger, 'forum.close-thread')).not.toMatchObject({ error: { code: tooMany } });
  });
});

describe('connections', () => {
  test('without a token are so many of one address, and are refused in words', async () => {
    const knock = (address: string) => connect(server.socket('no token', address));
    const codes = await Promise.all(Array.from({ length: addressPoints + 3 }, () => knock('203.0.113.7')));
    expect(codes.filter((code) => code === tooMany)).toHaveLength(3);
    expect(await knock('203.0.113.8')).not.toBe(tooMany);
  });

  test('of people behind one address use up nothing of it', async () => {
    const { token } = await buildPerson(server);
    for (let time = 0; time <= 2 * addressPoints; time += 1) {
      const tab = server.socket(token, '203.0.113.9');
      expect(await connect(tab)).toBe('connected');
      tab.disconnect();
    }
  });

  test('are so many of one person at once, also of many that come together, and so many in ten minutes', async () => {
    const { token } = await buildPerson(server);
    const tabs = Array.from({ length: 34 }, (_, index) => server.socket(token, `203.0.114.${String(index)}`));
    const outcomes = await Promise.all(tabs.map(connect));
    expect(outcomes.filter((outcome) => outcome === 'connected')).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === tooMany)).toHaveLength(4);

    const { name, points, seconds, countedBy } = realtimeCalls.connections;
    const other = await buildPerson(server);
    await server.app.get(RateLimits).note(name, other.id, { points, seconds, countedBy }, points);
    expect(await connect(server.socket(other.token))).toBe(tooMany);
  });
});

test('a tab is in ten rooms of a kind at most, also when it opens many at once', async () => {
  const { author, member, community } = await buildPostScene(server, new PostCalls(server));
  const threads = await server.database.query<{ id: string }[]>(
    `INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview)
     SELECT $1, $2, 'One of many', 'Text', 'Text', 'Text' FROM generate_series(1, 25) RETURNING id`,
    [community.id, author.id],
  );
  const tab = await server.connectedSocket(member.token);
  const hub = server.app.get(SocketHub);
  const heard = () =>
    threads.filter(({ id }) => hub.usersIn(`forum.thread:${community.id}:${id}`).includes(member.id));
  await Promise.all(threads.map(({ id }) => tab.emitWithAck('forum.open-thread', { threadId: id })));
  expect(heard()).toHaveLength(10);
});
