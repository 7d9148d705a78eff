import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Asks } from './asks';
import type { InputOf } from './input-of';
import type { Person } from './people';
import type { TestServer } from './test-server';

/** Of whom everything is stored that the console could tell of: see `tell-tales.ts`. */
export interface TellTaleScene {
  readonly admin: Person;
  readonly child: Person;
  readonly seller: Person;
  /** Local part of an e-mail on a feature's list, and of one that a promo code is granted to. */
  readonly listed: string;
  readonly granted: string;
}

/** What the tests that walk all calls are to ask those of one domain with; it stands in `probes/<domain>.probes.ts`. */
export interface Probes {
  /** A valid input for every call of the console that changes something. */
  readonly changes?: Readonly<Record<string, InputOf>>;
  /** What every call of the console that reads, and is no table, is asked about the scene. */
  readonly reads?: (server: TestServer, scene: TellTaleScene) => Promise<Record<string, object>>;
  /** Every query, but for those … */
  readonly asks?: Asks;
  /** … about forums, and about what people are told of them. */
  readonly forumAsks?: Asks;
  /** Arguments of queries that only this domain has: with what they lead to nobody. */
  readonly ids?: Readonly<Record<string, readonly unknown[]>>;
}

const require = createRequire(import.meta.url);
const folder = join(import.meta.dirname, 'probes');

/** Found, so that a new domain brings its own. */
export const allProbes: readonly Probes[] = globSync('*.probes.ts', { cwd: folder })
  .sort()
  .map((file) => (require(join(folder, file)) as { probes: Probes }).probes);

/** A part of what domains say, of all of them. @throws Error where two say the same */
export function joined<Part>(
  parts: readonly (Readonly<Record<string, Part>> | undefined)[],
): Record<string, Part> {
  const all: Record<string, Part> = {};
  for (const [name, part] of parts.flatMap((one) => Object.entries(one ?? {}))) {
    if (name in all) throw new Error(`Two domains say how ${name} is asked`);
    all[name] = part;
  }
  return all;
}
