import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { WebSocket } from 'ws';
import { sendOnce } from '../call.ts';
import { processTime, sampleProcess } from '../cpu/counter.ts';
import { memoryOf } from '../proc.ts';
import { ratioLine } from '../report/ratio-line.ts';
import { figureLine, inKilobytes } from '../report/units.ts';
import type { PlainRow } from '../row.ts';
import { root } from '../world/build.ts';
import { type ServerProcess, startChild } from '../world/child.ts';
import { signInMany } from '../world/signed-in.ts';
import type { World } from '../world/world.ts';

const clients = 1_000;

/** Connections that are made at the same time. */
const atOnce = 50;

const rounds = 7;
/** Messages of a round, to everybody and to one alone. */
const messages = 20;

/** Between two messages, in ms: one right after the other finds caches warm and readers awake, in one side more than in the other. */
const apart = 40;

const wanted = 1.5;

/** Somebody who is told; `waiting` is called with each message. */
interface Side {
  readonly pid: number;
  /** Has a message sent to everybody, or to the first one alone. */
  readonly send: (toAll: boolean) => Promise<void>;
  /** Resolves once so many messages have come. */
  readonly arrived: (amount: number) => Promise<void>;
  readonly close: () => void;
}

/** Counts messages over all connections. */
function counter(): { count: () => void; arrived: (amount: number) => Promise<void> } {
  let [left, done] = [0, (): void => undefined];
  let early = 0;
  return {
    count: () => {
      if (left === 0) early += 1;
      else if ((left -= 1) === 0) done();
    },
    arrived: (amount) => {
      left = amount - early;
      early = 0;
      return left <= 0 ? Promise.resolve() : new Promise((resolve) => (done = resolve));
    },
  };
}

const eachAtOnce = async <Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<void>,
): Promise<void> => {
  for (let from = 0; from < items.length; from += atOnce)
    await Promise.all(items.slice(from, from + atOnce).map(run));
};

const replyDocument = `mutation Reply($userId: ID!, $threadId: ID!, $content: String!, $clientKey: ID!) {
  submitPost(userId: $userId, threadId: $threadId, content: $content, clientKey: $clientKey) { id }
}`;

function connect(url: string, auth: Readonly<Record<string, string>>): Promise<Socket> {
  const socket = io(url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}

/** Tabs with a thread open, and somebody who replies to it. */
async function ours(world: World, server: ServerProcess): Promise<Side> {
  const student = await world.account('student');
  const { communityId, threadIds } = await world.forum();
  const { pool } = await world.database();
  await pool.query('UPDATE communities SET holds_new_users = false WHERE id = $1', [communityId]);
  const [busy = '', quiet = ''] = threadIds;
  const headers = await signInMany(pool, clients, student.id);
  const { count, arrived } = counter();
  const sockets: Socket[] = [];
  await eachAtOnce(headers, async (header) => {
    const socket = await connect(server.url, { token: header.slice('Bearer '.length) });
    sockets.push(socket);
    socket.on('forum.post-created', count);
    await socket.emitWithAck('forum.open-thread', { threadId: busy });
  });
  await sockets[0]?.emitWithAck('forum.open-thread', { threadId: quiet });
  return {
    pid: server.pid,
    send: async (toAll) => {
      await pool.query("DELETE FROM rate_limits WHERE key LIKE 'forum.replies:%'");
      const variables = {
        threadId: toAll ? busy : quiet,
        content: 'Who reads this?',
        clientKey: randomUUID(),
      };
      const body = JSON.stringify({ query: replyDocument, variables: { userId: student.id, ...variables } });
      await sendOnce(server.url, { method: 'POST', path: '/graphql', headers: student.headers, body });
    },
    arrived,
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

/** Has a bare server send what it is posted on. */
const post =
  (url: string, communityId: string) =>
  async (toAll: boolean): Promise<void> => {
    const body = JSON.stringify({ communityId, threadId: randomUUID(), number: 12_345 });
    await sendOnce(url, { method: 'POST', path: toAll ? '/' : '/nobody', body });
  };

/** By the client that socket.io-client has within, so that both servers meet readers who read alike. */
async function bare(server: ServerProcess): Promise<Side> {
  const { count, arrived } = counter();
  const sockets: WebSocket[] = [];
  await eachAtOnce(Array.from({ length: clients }), async () => {
    const socket = new WebSocket(server.url.replace('http', 'ws'));
    sockets.push(socket);
    socket.on('message', count);
    await once(socket, 'open');
  });
  return {
    pid: server.pid,
    send: post(server.url, randomUUID()),
    arrived,
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

/** Asks about the sessions of our tabs. */
async function bareThatAsks(world: World, server: ServerProcess): Promise<Side> {
  const { pool } = await world.database();
  const { communityId } = await world.forum();
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM sessions ORDER BY id DESC LIMIT $1', [
    clients,
  ]);
  const { count, arrived } = counter();
  const sockets: Socket[] = [];
  await eachAtOnce(rows, async ({ id: sessionId }) => {
    const socket = await connect(server.url, { sessionId });
    sockets.push(socket);
    socket.on('forum.post-created', count);
  });
  return {
    pid: server.pid,
    send: post(server.url, communityId),
    arrived,
    close: () => {
      for (const socket of sockets) socket.disconnect();
    },
  };
}

/** CPU of telling everybody, without what it costs to tell one, in ms a message. */
async function cost(side: Side): Promise<number> {
  const spent = async (toAll: boolean): Promise<number> => {
    const before = sampleProcess(side.pid);
    for (let n = 0; n < messages; n += 1) {
      await pause(apart);
      const arrival = side.arrived(toAll ? clients : 1);
      await side.send(toAll);
      await arrival;
    }
    return processTime(before, sampleProcess(side.pid)) / 1e6 / messages;
  };
  return (await spent(true)) - (await spent(false));
}

const references = {
  /** The `ws` package alone. */
  bare: 'fan-out.ts',
  /** socket.io, once the database has said that nobody of them must be left out. */
  asks: 'asked-fan-out.ts',
} as const;

async function startReference(world: World, name: keyof typeof references): Promise<ServerProcess> {
  return startChild({
    what: 'The bare socket server',
    program: join(root, 'tools/bench/reference', references[name]),
    cwd: root,
    log: world.logFile('fan-out'),
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      DATABASE_URL: (await world.database()).url,
    },
  });
}

/** What it costs to tell a thousand tabs of a reply, and to have them. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const server = await world.startApi({ runJobs: true });
    const bareServer = await startReference(world, 'bare');
    const askingServer = await startReference(world, 'asks');
    const before = memoryOf(server.pid, 'VmRSS');
    const own = await ours(world, server);
    const each = (memoryOf(server.pid, 'VmRSS') - before) / clients;
    const sides = [own, await bare(bareServer), await bareThatAsks(world, askingServer)] as const;
    try {
      const series: [number[], number[], number[]] = [[], [], []];
      for (const side of sides) await cost(side);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, side] of sides.entries()) series[index]?.push(await cost(side));
      const [spent, alone, asking] = series;
      return [
        ratioLine('a message to 1,000 tabs, server CPU', spent, alone, wanted),
        ratioLine('  … against socket.io that asks who may hear it', spent, asking),
        figureLine('  … memory of a tab', each, 60e3, inKilobytes),
      ];
    } finally {
      for (const side of sides) side.close();
      for (const started of [askingServer, bareServer, server]) await started.stop();
    }
  },
};
