import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { ByteReader, type ReadFrom } from './byte-reader';
import { boxesIn, type FoundBox, hasBoxes, list } from './mp4-boxes';
import { assertApart, type Range, rangesOf, sampleTables } from './mp4-samples';

/** Tables of a film that are held at once, in bytes: of an honest one of 500 MB they take some hundred kilobytes. */
const mostTableBytes = 8 * 1024 * 1024;

/** What is seen and what is heard; everything else lies in the midst of the film and is neither. */
const shownHandlers = list('vide soun');

/** What may be in a film or sound. */
export interface TrackTerms {
  /** Whether there may be anything to see. */
  readonly hasPictures: boolean;
}

/** The tracks of a film, those that stay and those that go. */
export interface Tracks {
  /** Numbers of those that stay. */
  readonly kept: ReadonlySet<number>;
  /** Where the boxes of those that go begin. */
  readonly gone: ReadonlySet<number>;
  /** The bytes of their samples, in order. */
  readonly goneSamples: readonly Range[];
}

interface Track {
  /** Where its box begins. */
  readonly start: number;
  readonly ids: number[];
  readonly handlers: string[];
  readonly tables: Map<string, Buffer>;
}

/**
 * Looks for the tracks of a film, wherever the box stands that speaks of them, and reads little else.
 * @throws DomainError UPLOADS_DAMAGED; UPLOADS_CONTENT_MISMATCH for a picture in a sound; UPLOADS_CANNOT_BE_CLEANED
 * where a track does not say once what it is, and where it is not certain where the samples are of one that goes
 */
export async function tracksOf(
  readFrom: ReadFrom,
  size: number,
  { hasPictures }: TrackTerms,
): Promise<Tracks> {
  const { tracks, areHeld } = await readTracks(readFrom, size);
  if (tracks.some(({ ids, handlers }) => ids.length !== 1 || handlers.length !== 1)) throw uncleanable();
  if (!hasPictures && tracks.some(({ handlers }) => handlers[0] === 'vide'))
    throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  const isShown = ({ handlers }: Track): boolean => shownHandlers.has(handlers[0] ?? '');
  const kept = tracks.filter(isShown);
  const gone = tracks.filter((track) => !isShown(track));
  const ids = new Set(kept.flatMap((track) => track.ids));
  if (gone.length === 0) return { kept: ids, gone: new Set(), goneSamples: [] };
  if (kept.length === 0 || !areHeld) throw uncleanable();
  const goneSamples = rangesOf(
    gone.map(({ tables }) => tables),
    size,
  );
  for (const { tables } of kept) assertApart(tables, goneSamples, size);
  return { kept: ids, gone: new Set(gone.map(({ start }) => start)), goneSamples };
}

const uncleanable = (): DomainError => new DomainError(uploadsErrors.CANNOT_BE_CLEANED);

/** How the boxes that say of a track what it is and where it lies begin. */
const idPlaces = { short: 12, long: 20 } as const;
const handlerPlace = 8;

/** What the first `moov` says; cameras write it behind what may be hundreds of megabytes. */
async function readTracks(readFrom: ReadFrom, size: number): Promise<{ tracks: Track[]; areHeld: boolean }> {
  const reader = new ByteReader(readFrom);
  try {
    return await tracksIn(reader, size);
  } finally {
    await reader.close();
  }
}

async function tracksIn(reader: ByteReader, size: number): Promise<{ tracks: Track[]; areHeld: boolean }> {
  const tracks: Track[] = [];
  let room = mostTableBytes;
  let hasMovie = false;
  for await (const box of boxesIn(reader, { name: '', start: 0, end: size })) {
    if (box.parent === '' && hasMovie) break;
    if (box.name === 'moov' && box.isKept) hasMovie = true;
    if (box.name === 'trak' && box.isKept)
      tracks.push({ start: box.start, ids: [], handlers: [], tables: new Map() });
    if (hasBoxes(box)) continue;
    const track = tracks.at(-1);
    const length = box.end - reader.position;
    if (track && box.isKept && sampleTables.has(box.name)) {
      room -= length;
      // Of a track that says it twice, nobody knows which one holds.
      if (track.tables.has(box.name)) room = -1;
      if (room >= 0) track.tables.set(box.name, await reader.take(length));
    } else if (track && box.isKept) await describe(track, box, reader);
    await reader.skip(box.end - reader.position);
  }
  if (!hasMovie) throw new DomainError(uploadsErrors.DAMAGED);
  return { tracks, areHeld: room >= 0 };
}

async function describe(track: Track, { name, end }: FoundBox, reader: ByteReader): Promise<void> {
  if (name !== 'tkhd' && name !== 'hdlr') return;
  const bytes = await reader.peek(Math.min(24, end - reader.position));
  if (bytes.length < 24) throw new DomainError(uploadsErrors.DAMAGED);
  if (name === 'hdlr') track.handlers.push(bytes.toString('latin1', handlerPlace, handlerPlace + 4));
  else track.ids.push(bytes.readUInt32BE(bytes[0] === 1 ? idPlaces.long : idPlaces.short));
}
