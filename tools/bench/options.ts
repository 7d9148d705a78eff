import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fewestUsers } from './world/users.ts';

export interface Options {
  /** Names of the rows to measure. */
  readonly rows: readonly string[];
  /** Rounds each side runs at most. */
  readonly rounds: number;
  /** Requests of one round, and of the warm-up before the first. */
  readonly requests: number;
  /** Accounts there are. */
  readonly users: number;
  /** Threads and posts of the forum that rows of the forum measure on. */
  readonly threads: number;
  readonly posts: number;
  /** Actions of the year that the analytics are measured on; the goal speaks of 50 million. */
  readonly events: number;
  /** Time after which no further round is begun; every row still gets its fewest rounds. */
  readonly seconds: number;
  /** Folder in which the filled database stays for the next run, which then need not fill it. */
  readonly keep?: string;
}

/** Rows prepare data for so many requests and no more. */
const bounds = {
  rounds: [3, 15],
  requests: [100, 3_000],
  users: [fewestUsers, 2_000_000],
  threads: [1_000, 1_000_000],
  posts: [10_000, 20_000_000],
  events: [100_000, 100_000_000],
  seconds: [10, 3_600],
} as const;
const defaults = {
  rounds: 7,
  requests: 1_500,
  users: fewestUsers,
  threads: 20_000,
  posts: 500_000,
  events: 1_000_000,
  seconds: 150,
} as const;

/** Fewest rounds a median is taken of. */
export const fewestRounds = bounds.rounds[0];

/**
 * Most numbers one side's calls are ever asked for: the rounds and two warm-ups, in each of which every connection
 * may leave out two.
 */
export const mostCalls = (bounds.rounds[1] + 2) * (bounds.requests[1] + 2 * 32);

/**
 * Reads the command line: `--rows me,users --rounds 7 --requests 1500 --seconds 150`.
 * @throws Error with a sentence that says what is wrong
 */
export function readOptions(argv: readonly string[], known: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      rows: { type: 'string' },
      rounds: { type: 'string' },
      requests: { type: 'string' },
      users: { type: 'string' },
      threads: { type: 'string' },
      posts: { type: 'string' },
      events: { type: 'string' },
      seconds: { type: 'string' },
      keep: { type: 'string' },
    },
  });
  const rows = values.rows?.split(',').map((name) => name.trim()) ?? known;
  const unknown = rows.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No row ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  return {
    rows: [...new Set(rows)],
    rounds: readNumber('rounds', values.rounds),
    requests: readNumber('requests', values.requests),
    users: readNumber('users', values.users),
    threads: readNumber('threads', values.threads),
    posts: readNumber('posts', values.posts),
    events: readNumber('events', values.events),
    seconds: readNumber('seconds', values.seconds),
    ...(values.keep !== undefined && { keep: resolve(values.keep) }),
  };
}

function readNumber(name: keyof typeof bounds, given: string | undefined): number {
  if (given === undefined) return defaults[name];
  const value = Number(given);
  const [least, most] = bounds[name];
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${String(least)} to ${String(most)}.`);
}
