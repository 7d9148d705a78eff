import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';

/** Bytes of a file from `start` up to, but not with, `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Pieces of the tracks that go; a film of 500 MB has some thousands. */
const mostRanges = 250_000;

/** Tables of a track by their names, without their heads. */
export type SampleTables = ReadonlyMap<string, Buffer>;

/** Names of the tables that say where a track lies. */
export const sampleTables: ReadonlySet<string> = new Set(['stsz', 'stz2', 'stsc', 'stco', 'co64']);

const uncleanable = (): DomainError => new DomainError(uploadsErrors.CANNOT_BE_CLEANED);

/**
 * Where tracks lie, in order, and joined where they touch.
 * @throws DomainError UPLOADS_CANNOT_BE_CLEANED where that cannot be said
 */
export function rangesOf(tracks: readonly SampleTables[], size: number): Range[] {
  const found: Range[] = [];
  for (const tables of tracks)
    for (const range of piecesOf(tables, size)) {
      append(found, range);
      if (found.length > mostRanges) throw uncleanable();
    }
  const ranges: Range[] = [];
  for (const range of found.sort((one, other) => one.start - other.start)) append(ranges, range);
  return ranges;
}

/**
 * That a track has nothing in ranges that are in order.
 * @throws DomainError UPLOADS_CANNOT_BE_CLEANED
 */
export function assertApart(tables: SampleTables, ranges: readonly Range[], size: number): void {
  for (const { start, end } of piecesOf(tables, size)) {
    // The first range that ends behind the start.
    let [from, to] = [0, ranges.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((ranges[middle]?.end ?? 0) > start) to = middle;
      else from = middle + 1;
    }
    if ((ranges[from]?.start ?? Infinity) < end) throw uncleanable();
  }
}

/** Adds a range to the last one, where it goes on with it or lies in it. */
function append(ranges: Range[], range: Range): void {
  const last = ranges.at(-1);
  if (last && range.start >= last.start && range.start <= last.end)
    ranges[ranges.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  else ranges.push(range);
}

/** The pieces of a track: their tables must fit each other, to the last sample. */
function* piecesOf(tables: SampleTables, size: number): Generator<Range> {
  const places = placesOf(tables);
  const samples = samplesOf(tables);
  const runs = new Table(tables.get('stsc'), 3);
  let run = -1;
  let first = 0;
  for (let piece = 0; piece < places.count; piece += 1) {
    if (run + 1 < runs.count && runs.word(run + 1, 0) === piece + 1) run += 1;
    if (run < 0) throw uncleanable();
    const count = runs.word(run, 1);
    if (first + count > samples.count) throw uncleanable();
    const start = places.at(piece);
    const end = start + samples.bytes(first, count);
    if (end > size) throw uncleanable();
    if (end > start) yield { start, end };
    first += count;
  }
  // Runs that were not come upon begin twice, go back or begin behind the last piece.
  if (first !== samples.count || run + 1 !== runs.count) throw uncleanable();
}

interface Places {
  readonly count: number;
  at(piece: number): number;
}

function placesOf(tables: SampleTables): Places {
  const [short, long] = [tables.get('stco'), tables.get('co64')];
  if (short && long) throw uncleanable();
  if (!long) {
    const table = new Table(short, 1);
    return { count: table.count, at: (piece) => table.word(piece, 0) };
  }
  const table = new Table(long, 2);
  return { count: table.count, at: (piece) => table.word(piece, 0) * 2 ** 32 + table.word(piece, 1) };
}

interface Samples {
  readonly count: number;
  /** How much some of them take together. */
  bytes(first: number, count: number): number;
}

function samplesOf(tables: SampleTables): Samples {
  const [wide, narrow] = [tables.get('stsz'), tables.get('stz2')];
  const table = wide ?? narrow;
  if (!table || (wide && narrow) || table.length < 12) throw uncleanable();
  const [constant, count] = [table.readUInt32BE(4), table.readUInt32BE(8)];
  if (wide && constant > 0) return { count, bytes: (_, some) => some * constant };
  // The narrow one says there how many bits a length has.
  const bits = wide ? 32 : constant & 0xff;
  if (![4, 8, 16, 32].includes(bits) || (count * bits) / 8 > table.length - 12) throw uncleanable();
  const lengthOf = (sample: number): number => {
    if (bits >= 8) return table.readUIntBE(12 + (sample * bits) / 8, bits / 8);
    const both = table[12 + (sample >> 1)] ?? 0;
    return sample % 2 === 0 ? both >> 4 : both & 0xf;
  };
  return {
    count,
    bytes(first, some) {
      let sum = 0;
      for (let sample = first; sample < first + some; sample += 1) sum += lengthOf(sample);
      return sum;
    },
  };
}

/** A table of entries of some words each, behind how many there are. */
class Table {
  readonly count: number;
  private readonly bytes: Buffer;

  constructor(
    bytes: Buffer | undefined,
    private readonly words: number,
  ) {
    if (!bytes || bytes.length < 8) throw uncleanable();
    this.bytes = bytes;
    this.count = bytes.readUInt32BE(4);
    if (8 + this.count * words * 4 > bytes.length) throw uncleanable();
  }

  word(entry: number, word: number): number {
    return this.bytes.readUInt32BE(8 + (entry * this.words + word) * 4);
  }
}
