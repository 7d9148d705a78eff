import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import type { ByteReader } from './byte-reader';

const damaged = (): DomainError => new DomainError(uploadsErrors.DAMAGED);

/** Chunks or frames of one file, ten hours of MP3; more is a file made to keep the server busy. */
const mostParts = 1_500_000;

const waveChunks = new Set(['fmt ', 'data', 'fact', 'cue ', 'smpl']);

/** A WAVE file without what does not sound: other chunks become `JUNK`. @throws DomainError UPLOADS_DAMAGED */
export async function* cleanWave(reader: ByteReader, size: number): AsyncGenerator<Buffer> {
  const head = await reader.take(12);
  const isWhole = head.toString('latin1', 8, 12) === 'WAVE' && head.readUInt32LE(4) + 8 === size;
  if (!isWhole) throw damaged();
  yield head;
  for (let count = 0; reader.position < size; count += 1) {
    const chunk = await reader.take(8);
    const isKept = waveChunks.has(chunk.toString('latin1', 0, 4));
    const length = chunk.readUInt32LE(4);
    // Chunks begin at even places.
    const padded = Math.min(length + (length % 2), size - reader.position);
    if (count >= mostParts || padded < length) throw damaged();
    if (!isKept) chunk.write('JUNK', 0, 'latin1');
    yield chunk;
    if (padded > 0) yield* isKept ? reader.pass(padded) : reader.blank(padded);
  }
}

/** Kilobits a second of layer III, by what a frame says: of MPEG 1, and of MPEG 2 and 2.5. */
const bitrates = [
  [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
] as const;
const sampleRates = [44_100, 48_000, 32_000] as const;

/** An MP3 file without its notes: ID3 is made zero, and frames must follow each other to the end. @throws DomainError UPLOADS_DAMAGED */
export async function* cleanMp3(reader: ByteReader, size: number): AsyncGenerator<Buffer> {
  const start = await reader.peek(10);
  if (start.toString('latin1', 0, 3) === 'ID3') {
    const length = start.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
    if (length > size - 10) throw damaged();
    yield await reader.take(10);
    yield* reader.blank(length);
  }
  let frames = 0;
  while (reader.position < size) {
    const head = await reader.peek(4);
    const left = size - reader.position;
    if (left === 128 && head.toString('latin1', 0, 3) === 'TAG') {
      yield* reader.blank(left);
      continue;
    }
    yield* reader.pass(Math.min(frameLength(head), left));
    frames += 1;
    if (frames > mostParts) throw damaged();
  }
  if (frames === 0) throw damaged();
}

function frameLength(head: Buffer): number {
  const [first = 0, second = 0, third = 0] = head;
  const version = (second >> 3) & 3;
  const isLayer3 = first === 0xff && (second & 0xe0) === 0xe0 && ((second >> 1) & 3) === 1 && version !== 1;
  const bitrate = bitrates[version === 3 ? 0 : 1][third >> 4] ?? 0;
  const rate = sampleRates[(third >> 2) & 3];
  if (!isLayer3 || bitrate === 0 || rate === undefined) throw damaged();
  const samples = version === 3 ? 144 : 72;
  const divisor = version === 3 ? 1 : version === 2 ? 2 : 4;
  return Math.floor((samples * bitrate * 1000) / (rate / divisor)) + ((third >> 1) & 1);
}
