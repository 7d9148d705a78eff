import type { UploadType } from '@lyceum/contracts';
import { ByteReader, inPieces } from './byte-reader';
import { cleanMp4 } from './mp4';
import { cleanOgg } from './ogg';
import { cleanMp3, cleanWave } from './sounds';
import { cleanWebm } from './webm';

type Cleaner = (reader: ByteReader, size: number) => AsyncGenerator<Buffer>;

const pictureTracks = { hasPictures: true } as const;
const soundTracks = { hasPictures: false } as const;

const asItIs: Cleaner = (reader, size) => reader.pass(size);

const cleaners: Partial<Record<UploadType, Cleaner>> = {
  'video/mp4': (reader, size) => cleanMp4(reader, size, pictureTracks),
  'video/webm': (reader, size) => cleanWebm(reader, size, pictureTracks),
  'video/ogg': cleanOgg,
  'audio/mp4': (reader, size) => cleanMp4(reader, size, soundTracks),
  'audio/webm': (reader, size) => cleanWebm(reader, size, soundTracks),
  'audio/ogg': cleanOgg,
  'audio/mpeg': cleanMp3,
  'audio/wav': cleanWave,
};

/**
 * A film or sound without what does not belong to what one sees and hears, as its bytes pass: as long as before, never
 * encoded anew, and never more of it in memory than a piece. Whether it plays, nobody checks.
 * @throws DomainError UPLOADS_DAMAGED where it is cut off, or something else lies in or behind it;
 * UPLOADS_CANNOT_BE_CLEANED
 */
export async function* cleaned(
  bytes: AsyncIterable<Buffer>,
  type: UploadType,
  size: number,
): AsyncGenerator<Buffer> {
  const reader = new ByteReader(bytes);
  const clean = cleaners[type] ?? asItIs;
  try {
    yield* inPieces(clean(reader, size));
  } finally {
    await reader.close();
  }
}
