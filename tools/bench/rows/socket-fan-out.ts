import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { sendOnce } from '../cpu/load.ts';
import { processTime, sampleProcess } from '../cpu/counter.ts';
import { memoryOf } from '../cpu/proc.ts';
import { median, pairedRatio } from '../report/stats.ts';
import { figureLine, inKilobytes } from '../report/units.ts';
import { verdictOfRatio } from '../report/verdict.ts';
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

function connect(url: string, token: string): Promise<Socket> {
  const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
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
    const socket = await connect(server.url, header.slice('Bearer '.length));
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

async function bare(server: ServerProcess): Promise<Side> {
  const { count, arrived } = counter();
  const sockets: WebSocket[] = [];
  await eachAtOnce(Array.from({ length: clients }), async () => {
    const socket = new WebSocket(server.url.replace('http', 'ws'));
    sockets.push(socket);
    socket.addEventListener('message', count);
    await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  });
  const body = JSON.stringify({ communityId: randomUUID(), threadId: randomUUID(), number: 12_345 });
  return {
    pid: server.pid,
    send: async (toAll) => {
      await sendOnce(server.url, { method: 'POST', path: toAll ? '/' : '/nobody', body });
    },
    arrived,
    close: () => {
      for (const socket of sockets) socket.close();
    },
  };
}

/** CPU of telling everybody, without what it costs to tell one, in ms a message. */
async function cost(side: Side): Promise<number> {
  const spent = async (toAll: boolean): Promise<number> => {
    const before = sampleProcess(side.pid);
    for (let n = 0; n < messages; n += 1) {
      const arrival = side.arrived(toAll ? clients : 1);
      await side.send(toAll);
      await arrival;
    }
    return processTime(before, sampleProcess(side.pid)) / 1e6 / messages;
  };
  return (await spent(true)) - (await spent(false));
}

/** What it costs to tell a thousand tabs of a reply, and to have them. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const server = await world.startApi({ runJobs: true });
    const reference = await startChild({
      what: 'The bare socket server',
      program: join(root, 'tools/bench/reference/fan-out.ts'),
      cwd: root,
      log: world.logFile('fan-out'),
      env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    });
    const before = memoryOf(server.pid, 'VmRSS');
    const sides = [await ours(world, server), await bare(reference)] as const;
    try {
      const each = (memoryOf(server.pid, 'VmRSS') - before) / clients;
      const series: [number[], number[]] = [[], []];
      for (const side of sides) await cost(side);
      for (let round = 0; round < rounds; round += 1)
        for (const [index, side] of sides.entries()) series[index]?.push(await cost(side));
      const [own, other] = series;
      const ratio = pairedRatio(own, other);
      return [
        {
          what: 'a message to 1,000 tabs, server CPU',
          ours: `${median(own).toFixed(1)} ms`,
          reference: `${median(other).toFixed(1)} ms`,
          ratio: `${ratio.value.toFixed(2)} (${ratio.lowest.toFixed(2)}–${ratio.highest.toFixed(2)})`,
          goal: `≤ ${String(wanted)} ×`,
          verdict: verdictOfRatio(ratio.value, wanted) ?? '',
        },
        figureLine('  … memory of a tab', each, 60e3, inKilobytes),
      ];
    } finally {
      for (const side of sides) side.close();
      await reference.stop();
      await server.stop();
    }
  },
};
