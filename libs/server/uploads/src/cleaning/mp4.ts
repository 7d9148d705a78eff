import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import type { ByteReader } from './byte-reader';
import { type Box, boxesIn, hasBoxes, headOf, list } from './mp4-boxes';
import type { Range } from './mp4-samples';
import type { Tracks } from './mp4-tracks';

/** How what is seen and what is heard is encoded. What lies in the midst of it, as notes of a camera do, is neither. */
const codecs: Readonly<Record<string, ReadonlySet<string>>> = {
  vide: list('avc1 avc2 avc3 avc4 hvc1 hev1 dvh1 dvhe mp4v av01 vp08 vp09'),
  soun: list('mp4a Opus fLaC alac ac-3 ec-3 .mp3 samr sawb sowt twos lpcm in24 ipcm fpcm'),
};
const allCodecs = list(
  Object.values(codecs)
    .flatMap((names) => [...names])
    .join(' '),
);

/** Where the description of a picture codec has a name of 32 letters, counted from its box. */
const compressorName = { from: 50, to: 82 } as const;
/** Descriptions of one track; an honest one has a kilobyte. */
const descriptionBytes = 64 * 1024;

interface Edit {
  /** How many of the first bytes are looked at. */
  readonly length: number;
  apply?(bytes: Buffer): void;
  /** Whether what follows is made zero. */
  readonly blanksRest?: boolean;
}

/** When something was made and changed; version 1 has long times. */
const times: Edit = {
  length: 20,
  apply: (bytes) => void bytes.fill(0, 4, bytes[0] === 1 ? 20 : 12),
};

const edits: Readonly<Record<string, Edit>> = {
  mvhd: times,
  tkhd: times,
  mdhd: times,
  // What a track is stays, who says so does not.
  hdlr: { length: 24, blanksRest: true },
  stsd: { length: descriptionBytes, apply: describe },
};

/** What the samples of a track are: each must be seen or heard, whatever the track says it is. */
function describe(bytes: Buffer): void {
  let at = 8;
  while (at + 8 <= bytes.length) {
    const [length, name] = headOf(bytes.subarray(at));
    if (!allCodecs.has(name)) throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
    if (codecs['vide']?.has(name) && length >= compressorName.to)
      bytes.fill(0, at + compressorName.from, at + compressorName.to);
    at += Math.max(8, length);
  }
  if (at !== bytes.length) throw new DomainError(uploadsErrors.DAMAGED);
}

/** References one box may hold; a track has a few. */
const referenceBytes = 4 * 1024;

/**
 * An MP4 file without what does not show: the same bytes at the same places, where no place, device or time stands
 * any more (checklist line 117). Tracks that are neither seen nor heard, and their samples, are made zero. Boxes must fill
 * the file to its last byte, so that nothing hides behind them.
 * @throws DomainError UPLOADS_DAMAGED, UPLOADS_CONTENT_MISMATCH, UPLOADS_CANNOT_BE_CLEANED
 */
export async function* cleanMp4(
  reader: ByteReader,
  size: number,
  { gone, goneSamples, kept }: Tracks,
): AsyncGenerator<Buffer> {
  const isGone = ({ name, start, end }: Box, parent: string) =>
    name === 'trak' ? gone.has(start) : parent === 'tref' && leadsAstray(reader, end, kept);
  const samples = { list: goneSamples, next: 0 };
  let hasMovie = false;
  for await (const box of boxesIn(reader, { name: '', start: 0, end: size }, isGone)) {
    if (box.name === 'moov' && box.isKept) {
      // Nobody has looked for tracks in a second one.
      if (hasMovie) throw new DomainError(uploadsErrors.DAMAGED);
      hasMovie = true;
    }
    // Samples of a track that goes may lie there as well.
    if (box.name === 'moof' && gone.size > 0) throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
    yield box.head;
    if (!box.isKept) yield* reader.blank(box.end - reader.position);
    else if (box.name === 'mdat') yield* media(reader, box.end, samples);
    else if (!hasBoxes(box)) yield* content(reader, box);
  }
  if (samples.next < samples.list.length) throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
}

/** Whether a reference names another track than those that stay. */
async function leadsAstray(reader: ByteReader, end: number, kept: ReadonlySet<number>): Promise<boolean> {
  const length = end - reader.position;
  if (length > referenceBytes || length === 0 || length % 4 > 0) return true;
  const ids = await reader.peek(length);
  for (let at = 0; at + 4 <= ids.length; at += 4) if (!kept.has(ids.readUInt32BE(at))) return true;
  return false;
}

/** What is shown, and zeros where samples go; of those none may lie anywhere else. */
async function* media(
  reader: ByteReader,
  end: number,
  samples: { readonly list: readonly Range[]; next: number },
): AsyncGenerator<Buffer> {
  for (;;) {
    const range = samples.list[samples.next];
    if (!range || range.start >= end) break;
    if (range.start < reader.position || range.end > end)
      throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
    yield* reader.pass(range.start - reader.position);
    yield* reader.blank(range.end - range.start);
    samples.next += 1;
  }
  yield* reader.pass(end - reader.position);
}

async function* content(reader: ByteReader, { name, end }: Box): AsyncGenerator<Buffer> {
  const edit = edits[name];
  if (edit) {
    const bytes = await reader.take(Math.min(edit.length, end - reader.position));
    edit.apply?.(bytes);
    yield bytes;
  }
  const left = end - reader.position;
  yield* edit?.blanksRest ? reader.blank(left) : reader.pass(left);
}
