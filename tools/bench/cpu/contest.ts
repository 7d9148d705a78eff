import { setTimeout as pause } from 'node:timers/promises';
import { fewestRounds } from '../options.ts';
import { childrenTime, processTime, sampleDatabase, sampleProcess } from './counter.ts';
import { type CallSource, sendLoad } from './load.ts';

/** A server process under one kind of request. */
export interface Contestant {
  readonly url: string;
  readonly pid: number;
  /** Of the process that runs its jobs, if any does. */
  readonly workerPid?: number;
  readonly calls: CallSource;
}

/** CPU seconds per 1,000 requests, one value a round. */
export interface Series {
  readonly server: number[];
  /** Nothing where no jobs run. */
  readonly worker: number[];
  readonly database: number[];
}

export interface ContestOptions {
  readonly rounds: number;
  readonly requests: number;
  /** No round beyond the fewest begins after this moment, in ms of `performance.now()`. */
  readonly until: number;
  readonly postmaster: number;
  /** What belongs to a round after its last answer. */
  readonly settle: () => Promise<void>;
}

/** What a server does after its last answer (closing connections, writing its log) belongs to the round. In ms. */
const aftermath = 20;

/** Warms everybody up, then measures in turns, so that what else the machine does hits all alike. */
export async function runContest(
  contestants: readonly Contestant[],
  options: ContestOptions,
): Promise<Series[]> {
  const entries = contestants.map((contestant) => ({
    contestant,
    series: { server: [], worker: [], database: [] } as Series,
  }));
  for (const { contestant } of entries) {
    await sendLoad(contestant.url, contestant.calls, options.requests);
    await options.settle();
  }
  for (let round = 0; round < options.rounds; round++) {
    if (round >= fewestRounds && performance.now() > options.until) break;
    for (const { contestant, series } of entries) await runRound(contestant, series, options);
  }
  return entries.map(({ series }) => series);
}

async function runRound(contestant: Contestant, series: Series, options: ContestOptions): Promise<void> {
  const { requests, postmaster, settle } = options;
  const { pid, workerPid } = contestant;
  const sample = () => ({
    server: sampleProcess(pid),
    worker: workerPid === undefined ? undefined : sampleProcess(workerPid),
    database: sampleDatabase(postmaster),
  });
  const before = sample();
  await sendLoad(contestant.url, contestant.calls, requests);
  await pause(aftermath);
  await settle();
  const after = sample();
  series.server.push(perThousand(processTime(before.server, after.server), requests));
  if (before.worker && after.worker)
    series.worker.push(perThousand(processTime(before.worker, after.worker), requests));
  series.database.push(perThousand(childrenTime(before.database, after.database), requests));
}

/** From ns for some requests to seconds for a thousand. */
const perThousand = (time: number, requests: number): number => time / 1e9 / (requests / 1_000);
