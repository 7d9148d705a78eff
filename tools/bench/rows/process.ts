import { setTimeout as pause } from 'node:timers/promises';
import { memoryOf, threadTimes } from '../proc.ts';
import { CallSource, sendLoad } from '../cpu/load.ts';
import { median } from '../report/stats.ts';
import { figureLine, inMegabytes, inSeconds } from '../report/units.ts';
import type { Line, PlainRow } from '../row.ts';
import { signInCall, withPassword } from '../world/account.ts';
import type { ServerProcess } from '../world/child.ts';
import { startReference } from '../world/reference-process.ts';
import { loadRow } from '../rows.ts';
import { people, type World } from '../world/world.ts';

const starts = 3;

/** Memory counts as settled once so many samples in a row lie within this share of each other. */
const settled = { samples: 4, everyMilliseconds: 500, within: 0.01, longestMilliseconds: 15_000 };

/** Sign-ins beside the other load: argon2 takes 19 MB for each that is under way. */
const signIns = 96;

/** Requests of each read: about as many as it takes until the heap stops growing. */
const reads = 3_000;

/** The server as `npm start` runs it: doors, front ends and jobs in one process. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const times: StartTimes[] = [];
    for (let start = 1; start < starts; start++) {
      const server = await world.startApi({ runJobs: true });
      times.push(timesOf(server));
      await server.stop();
    }
    const server = await world.startApi({ runJobs: true });
    try {
      times.push(timesOf(server));
      return [
        ...startLines(times),
        ...(await memoryLines(server, world)),
        ...(await stackLines(server.url, world)),
      ];
    } finally {
      await server.stop();
    }
  },

  // What the product is said to be made of besides what `stackOf` starts, loaded and connected, with nothing of ours.
  reference: async () => {
    const { DataSource } = await import('typeorm');
    await new DataSource({ type: 'postgres', url: process.env['DATABASE_URL'] }).initialize();
    await Promise.all(['@trpc/server', 'bull', 'passport-jwt', 'socket.io'].map((name) => import(name)));
    return () => '{}';
  },
  stack: () => ({}),
};

/** The same of what the product is made of, without the product: below it no server of this stack goes. */
async function stackLines(apiUrl: string, world: World): Promise<Line[]> {
  const { url: databaseUrl } = await world.database();
  const log = world.logFile('process');
  const stack = await startReference({ row: 'process', databaseUrl, apiUrl, log });
  try {
    const { wall, cpu } = timesOf(stack);
    const memory = await settledMemory(stack.pid);
    return [
      { what: 'the stack alone: ready', ours: inSeconds(wall) },
      { what: '  … CPU time of it', ours: inSeconds(cpu) },
      { what: 'the stack alone: idle memory', ours: inMegabytes(memory) },
    ];
  } finally {
    await stack.stop();
  }
}

/** What a start took, in ms. */
interface StartTimes {
  readonly wall: number;
  readonly cpu: number;
}

function timesOf(server: ServerProcess): StartTimes {
  const nanoseconds = [...threadTimes(server.pid).values()].reduce((sum, time) => sum + time, 0);
  return { wall: server.readyAfter, cpu: nanoseconds / 1e6 };
}

/** On a busy machine the CPU time says more than the clock. */
function startLines(times: readonly StartTimes[]): Line[] {
  const wall = median(times.map((time) => time.wall));
  return [
    figureLine('API process: ready', wall, 2_500, inSeconds),
    { what: '  … CPU time of it', ours: inSeconds(median(times.map(({ cpu }) => cpu))) },
  ];
}

async function memoryLines(server: ServerProcess, world: World): Promise<Line[]> {
  const idle = await settledMemory(server.pid);
  await loadWithEverything(server, world);
  const peak = memoryOf(server.pid, 'VmHWM');
  return [
    figureLine('API process: idle memory', idle, 220e6, inMegabytes),
    figureLine('API process: peak memory under load', peak, 395e6, inMegabytes),
  ];
}

/** The resident size in bytes once it no longer changes, or after the longest wait. */
async function settledMemory(pid: number): Promise<number> {
  const end = performance.now() + settled.longestMilliseconds;
  let recent: number[] = [];
  do {
    recent = [...recent, memoryOf(pid, 'VmRSS')].slice(-settled.samples);
    const isSettled = Math.max(...recent) <= Math.min(...recent) * (1 + settled.within);
    if (recent.length === settled.samples && isSettled) break;
    await pause(settled.everyMilliseconds);
  } while (performance.now() < end);
  return recent.at(-1) ?? 0;
}

/** Many of each of these reads, and a burst of sign-ins. */
async function loadWithEverything(server: ServerProcess, world: World): Promise<void> {
  await world.account('admin');
  for (const name of ['me', 'users', 'health']) {
    const row = await loadRow(name);
    if (row.section !== 'cpu') continue;
    for (const { ours } of await row.prepare(world)) {
      await sendLoad(server.url, new CallSource(ours), reads);
    }
  }
  // Each their own account: so many tries at one are refused.
  const emails = await withPassword(await world.database(), people.admin.email, signIns);
  await sendLoad(server.url, new CallSource((n) => signInCall(emails[n % signIns] ?? '')), signIns);
}
