import { setTimeout as pause } from 'node:timers/promises';
import { fewestRounds } from '../options.ts';
import { childrenTime, processTime, sampleDatabase, sampleProcess } from './counter.ts';
import { type CallSource, sendLoad } from './load.ts';

/** A server process under one kind of request. */
export interface Contestant {
  readonly url: string;
  readonly pid: number;
  readonly calls: CallSource;
}

/** CPU seconds per 1,000 requests, one value a round. */
export interface Series {
  readonly server: number[];
  readonly database: number[];
}

export interface ContestOptions {
  readonly rounds: number;
  readonly requests: number;
  /** No round beyond the fewest begins after this moment, in ms of `performance.now()`. */
  readonly until: number;
  readonly postmaster: number;
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
    series: { server: [], database: [] } as Series,
  }));
  for (const { contestant } of entries) {
    await sendLoad(contestant.url, contestant.calls, options.requests);
  }
  for (let round = 0; round < options.rounds; round++) {
    if (round >= fewestRounds && performance.now() > options.until) break;
    for (const { contestant, series } of entries) await runRound(contestant, series, options);
  }
  return entries.map(({ series }) => series);
}

async function runRound(contestant: Contestant, series: Series, options: ContestOptions): Promise<void> {
  const { requests, postmaster } = options;
  const before = { server: sampleProcess(contestant.pid), database: sampleDatabase(postmaster) };
  await sendLoad(contestant.url, contestant.calls, requests);
  await pause(aftermath);
  const after = { server: sampleProcess(contestant.pid), database: sampleDatabase(postmaster) };
  series.server.push(perThousand(processTime(before.server, after.server), requests));
  series.database.push(perThousand(childrenTime(before.database, after.database), requests));
}

/** From ns for some requests to seconds for a thousand. */
const perThousand = (time: number, requests: number): number => time / 1e9 / (requests / 1_000);
