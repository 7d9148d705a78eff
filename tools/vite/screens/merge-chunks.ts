/** A chunk as the bundler makes it by itself: the modules that exactly the same entries need. */
export interface Chunk {
  readonly name: string;
  /** About what it weighs on the wire, with its styles. */
  readonly bytes: number;
  /** Whether it has styles: they are a file beside it. */
  readonly isStyled: boolean;
  /** Names of the chunks it imports before it can run. */
  readonly imports: readonly string[];
  /** Whether it may be put together with others; one that is asked for by its own name stays alone. */
  readonly isShared: boolean;
}

/** What is fetched at once: a screen, or a part that comes later. */
export interface Load {
  /** The chunks it asks for; it gets everything those import, too. */
  readonly roots: readonly string[];
  /** How much its bytes count. */
  readonly weight: number;
}

/**
 * What one more file costs on a slow line, in bytes that could have come instead: a sixth (six connections) of a round
 * trip of 150 ms at 200 kB a second.
 */
const bytesPerFile = 5_000;

/** A set of numbers, one bit each: there are thousands of sets to compare. */
type Bits = bigint;

interface Group {
  readonly members: readonly Chunk[];
  /** What it costs a load. */
  readonly cost: number;
  /** Which loads fetch it. */
  loads: Bits;
}

/**
 * Puts shared chunks together so that all loads together cost least: a file less is worth some bytes that a screen
 * would not have needed. No two groups import each other, however indirectly, or they would run in the wrong order.
 */
export function mergeChunks(chunks: readonly Chunk[], loads: readonly Load[]): string[][] {
  const weightOf = weighing(loads);
  let groups = chunks.map((chunk) => toGroup([chunk]));
  loads.forEach(({ roots }, index) => {
    const imports = new Map(chunks.map((chunk) => [chunk.name, chunk.imports]));
    const fetched = withImports(roots, imports);
    for (const group of groups)
      if (group.members.some(({ name }) => fetched.has(name))) group.loads |= 1n << BigInt(index);
  });
  for (;;) {
    const joined = bestJoin(groups, weightOf);
    if (!joined) break;
    const { a, b, below } = joined;
    const both = { ...joinOf(a, b), loads: a.loads | b.loads };
    for (const group of below) group.loads |= both.loads;
    groups = [...groups.filter((group) => group !== a && group !== b), both];
  }
  return groups
    .filter(({ members }) => members.every(({ isShared }) => isShared))
    .map(({ members }) => members.map(({ name }) => name));
}

function toGroup(members: readonly Chunk[]): Group {
  const files = members.some(({ isStyled }) => isStyled) ? 2 : 1;
  return { members, loads: 0n, cost: files * bytesPerFile + sum(members.map(({ bytes }) => bytes)) };
}

const joinOf = (a: Group, b: Group): Group => toGroup([...a.members, ...b.members]);

interface Join {
  readonly a: Group;
  readonly b: Group;
  /** What both import: whoever fetches one of the two fetches all of it from now on. */
  readonly below: readonly Group[];
  readonly gain: number;
}

/** The two groups that save most as one, or null when none do. */
function bestJoin(groups: readonly Group[], weightOf: (loads: Bits) => number): Join | null {
  const below = importsBelow(groups);
  const shared = groups.filter(({ members }) => members.every(({ isShared }) => isShared));
  const hopeful = shared
    .flatMap((a, index) => shared.slice(index + 1).map((b) => ({ a, b, gain: gainAtMost(a, b, weightOf) })))
    .filter(({ gain }) => gain > 0)
    .sort((one, other) => other.gain - one.gain);
  let best: Join | null = null;
  for (const { a, b, gain } of hopeful) {
    if (gain <= (best?.gain ?? 0)) break;
    const beneath = new Set([...(below.get(a) ?? []), ...(below.get(b) ?? [])]);
    beneath.delete(a);
    beneath.delete(b);
    if ([...beneath].some((group) => below.get(group)?.has(a) === true || below.get(group)?.has(b) === true))
      continue;
    const users = a.loads | b.loads;
    const added = sum([...beneath].map((group) => weightOf(users & ~group.loads) * group.cost));
    if (gain - added > (best?.gain ?? 0)) best = { a, b, below: [...beneath], gain: gain - added };
  }
  return best;
}

/** What one instead of the two saves, less what is fetched in vain, as far as these two go. */
function gainAtMost(a: Group, b: Group, weightOf: (loads: Bits) => number): number {
  const apart = weightOf(a.loads) * a.cost + weightOf(b.loads) * b.cost;
  return apart - weightOf(a.loads | b.loads) * joinOf(a, b).cost;
}

/** For each group all groups it imports, however indirectly. */
function importsBelow(groups: readonly Group[]): Map<Group, Set<Group>> {
  const groupOf = new Map(groups.flatMap((group) => group.members.map(({ name }) => [name, group])));
  const importsOf = new Map(
    groups.map((group) => [
      group,
      group.members.flatMap(({ imports }) => imports.flatMap((name) => groupOf.get(name) ?? [])),
    ]),
  );
  return new Map(groups.map((group) => [group, withImports(importsOf.get(group) ?? [], importsOf)]));
}

/** These and all they import. */
export function withImports<Item>(
  roots: readonly Item[],
  importsOf: ReadonlyMap<Item, readonly Item[]>,
): Set<Item> {
  const seen = new Set<Item>();
  const visit = (item: Item): void => {
    if (seen.has(item)) return;
    seen.add(item);
    importsOf.get(item)?.forEach(visit);
  };
  roots.forEach(visit);
  return seen;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The weight of a set of loads, computed once for each set. */
function weighing(loads: readonly Load[]): (set: Bits) => number {
  // By its digits: V8 hashes a number of so many bits by its lowest alone, which most sets have in common.
  const known = new Map<string, number>();
  return (set) => {
    const digits = set.toString(16);
    const found = known.get(digits);
    if (found !== undefined) return found;
    const weight = loads.reduce(
      (total, load, index) => ((set >> BigInt(index)) & 1n ? total + load.weight : total),
      0,
    );
    known.set(digits, weight);
    return weight;
  };
}
