import { parseArgs } from 'node:util';

export interface FaultOptions {
  /** How often both roles are killed. */
  readonly kills: number;
  /** Writes a second. */
  readonly rate: number;
}

const bounds = { kills: [1, 100], rate: [1, 500] } as const;
const defaults: FaultOptions = { kills: 20, rate: 50 };

/**
 * Reads `faults --kills 20 --rate 50`.
 * @throws Error with a sentence that says what is wrong
 */
export function readFaultOptions(argv: readonly string[]): FaultOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: { kills: { type: 'string' }, rate: { type: 'string' } },
  });
  return { kills: readNumber('kills', values.kills), rate: readNumber('rate', values.rate) };
}

function readNumber(name: keyof FaultOptions, given: string | undefined): number {
  if (given === undefined) return defaults[name];
  const value = Number(given);
  const [least, most] = bounds[name];
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} must be a whole number from ${String(least)} to ${String(most)}.`);
}
