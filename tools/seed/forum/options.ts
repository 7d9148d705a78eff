import { parseArgs } from 'node:util';
import type { Size } from './plan.ts';

export interface SeedOptions extends Size {
  readonly seed: number;
  /** E-mail addresses of people who are to belong to the first ten made-up forums. */
  readonly members: readonly string[];
}

const bounds = { threads: [1, 1_000_000], posts: [0, 20_000_000], seed: [0, 4_294_967_295] } as const;
const defaults = { threads: 2_000, posts: 50_000, seed: 1 } as const;

/**
 * Reads the command line: `--threads 200000 --posts 5000000 --seed 1 --member a@example.com --member b@example.com`.
 * @throws Error with a sentence that says what is wrong
 */
export function readSeedOptions(argv: readonly string[]): SeedOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      threads: { type: 'string' },
      posts: { type: 'string' },
      seed: { type: 'string' },
      member: { type: 'string', multiple: true },
    },
  });
  return {
    threads: readNumber('threads', values.threads),
    posts: readNumber('posts', values.posts),
    seed: readNumber('seed', values.seed),
    members: values.member ?? [],
  };
}

function readNumber(name: keyof typeof bounds, given: string | undefined): number {
  if (given === undefined) return defaults[name];
  const [least, most] = bounds[name];
  const value = Number(given);
  if (given.trim() !== '' && Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${String(least)} to ${String(most)}.`);
}
