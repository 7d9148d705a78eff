import type { UploadType } from '@lyceum/contracts/uploads';
import { ByteReader, inPieces, type ReadFrom } from './byte-reader';
import { cleanMp4 } from './mp4';
import { type TrackTerms, tracksOf } from './mp4-tracks';
import { cleanOgg } from './ogg';
import { cleanMp3, cleanWave } from './sounds';
import { cleanWebm } from './webm';

/** A file that is to be cleaned. */
export interface SentFile {
  readonly type: UploadType;
  /** Bytes. */
  readonly size: number;
  /** Reads in it, before its bytes pass. */
  readonly readFrom: ReadFrom;
}

type Cleaner = (reader: ByteReader, size: number, readFrom: ReadFrom) => AsyncGenerator<Buffer>;

const pictureTracks = { hasPictures: true } as const;
const soundTracks = { hasPictures: false } as const;

const mp4 = (terms: TrackTerms): Cleaner =>
  async function* (reader, size, readFrom) {
    yield* cleanMp4(reader, size, await tracksOf(readFrom, size, terms));
  };

const asItIs: Cleaner = (reader, size) => reader.pass(size);

const cleaners: Partial<Record<UploadType, Cleaner>> = {
  'video/mp4': mp4(pictureTracks),
  'video/webm': (reader, size) => cleanWebm(reader, size, pictureTracks),
  'video/ogg': cleanOgg,
  'audio/mp4': mp4(soundTracks),
  'audio/webm': (reader, size) => cleanWebm(reader, size, soundTracks),
  'audio/ogg': cleanOgg,
  'audio/mpeg': cleanMp3,
  'audio/wav': cleanWave,
};

/**
 * A film or sound without what does not belong to what one sees and hears, as its bytes pass: as long as before, never
 * encoded anew, and never more of it in memory than a piece and some tables. Whether it plays, nobody checks.
 * @param bytes all of them; asked for once
 * @throws DomainError UPLOADS_DAMAGED where it is cut off, or something else lies in or behind it;
 * UPLOADS_CANNOT_BE_CLEANED
 */
export async function* cleaned(
  bytes: AsyncIterable<Buffer>,
  { type, size, readFrom }: SentFile,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(() => bytes);
  const clean = cleaners[type] ?? asItIs;
  try {
    yield* inPieces(clean(reader, size, readFrom));
  } finally {
    await reader.close();
  }
}
