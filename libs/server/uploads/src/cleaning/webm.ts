import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import type { ByteReader } from './byte-reader';
import type { TrackTerms } from './mp4-tracks';
import { emptyVorbisComments } from './ogg';

/** Elements of one file; more is a file made to keep the server busy. */
export const mostElements = 1_500_000;

const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  codecData: 0x63a2,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
} as const;

const file = 0;

/**
 * What may stand in which element; the others become `Void`: tags, attachments, titles, dates, names, checksums of what
 * is changed here, gaps, and what nobody here knows.
 */
const children: ReadonlyMap<number, ReadonlySet<number>> = new Map<number, ReadonlySet<number>>([
  [file, new Set([ids.header, ids.segment])],
  // Versions, and the name of the format.
  [ids.header, new Set([0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4282, 0x4287, 0x4285])],
  [ids.segment, new Set([ids.seekHead, ids.info, ids.tracks, ids.cluster, ids.cues])],
  [ids.seekHead, new Set([0x4dbb])],
  // Scale of times and duration; the two names must be there, and are made empty.
  [ids.info, new Set([0x2ad7b1, 0x4489, ids.muxingApp, ids.writingApp])],
  [ids.tracks, new Set([ids.track])],
  [
    ids.track,
    new Set([
      ...[
        0xd7,
        0x73c5,
        ids.trackType,
        0xb9,
        0x88,
        0x55aa,
        0x9c,
        0x6de7,
        0x6df8,
        0x23e383,
        0x234e7a,
        0x23314f,
      ],
      ...[0x55ee, 0x41e4, 0x22b59c, 0x22b59d, 0x86, 0x63a2, 0xaa, 0x56aa, 0x56bb, 0xe0, 0xe1, 0xe2, 0x6d80],
    ]),
  ],
  [ids.cluster, new Set([0xe7, 0xa7, 0xab, 0xa3, 0xa0])],
  [ids.cues, new Set([0xbb])],
]);

/** What ends a cluster that does not say how long it is. */
const endsCluster: ReadonlySet<number> = new Set([
  ...(children.get(ids.segment) ?? []),
  ...[ids.tags, ids.attachments, ids.chapters],
]);

/** Of these a recording that is still going on cannot know the length. */
const mayBeEndless: ReadonlySet<number> = new Set([ids.segment, ids.cluster]);

const trackTypes = { picture: 1, sound: 2 } as const;

/** What is seen or heard. Subtitles (`S_`, `D_WEBVTT`) and metadata hold places in the midst of the film. */
const codecs: ReadonlySet<string> = new Set([
  ...['V_VP8', 'V_VP9', 'V_AV1', 'V_MPEG4/ISO/AVC', 'V_MPEGH/ISO/HEVC'],
  ...['A_OPUS', 'A_VORBIS', 'A_AAC', 'A_PCM/FLOAT/IEEE', 'A_PCM/INT/LIT'],
]);

/** What a codec says of itself; an honest one needs some kilobytes. */
const codecDataBytes = 1024 * 1024;

interface Element {
  readonly id: number;
  /** Where it ends, counted from the beginning of the file. */
  readonly end: number;
  readonly isEndless: boolean;
}

interface Head {
  readonly id: number;
  /** Bytes of its id and its length. */
  readonly bytes: number;
  /** Bytes of its content; null where it does not say. */
  readonly length: number | null;
}

/**
 * A WebM file without what does not show: the same bytes at the same places, where no name, date, tag or attachment
 * stands any more (checklist line 117). Its header and one segment must fill the file.
 * @throws DomainError UPLOADS_DAMAGED, UPLOADS_CANNOT_BE_CLEANED
 */
export async function* cleanWebm(
  reader: ByteReader,
  size: number,
  terms: TrackTerms,
): AsyncGenerator<Buffer> {
  const open: Element[] = [{ id: file, end: size, isEndless: false }];
  const segments = { count: 0 };
  const tracks = { begun: 0, typed: 0 };
  for (let count = 0; ; count += 1) {
    while (open.at(-1)?.end === reader.position) open.pop();
    if (open.length === 0) break;
    const head = readHead(await reader.peek(12));
    if (open.at(-1)?.id === ids.cluster && open.at(-1)?.isEndless && endsCluster.has(head.id)) open.pop();
    const parent = open.at(-1);
    if (!parent || count > mostElements) throw new DomainError(uploadsErrors.DAMAGED);
    const element = elementOf(head, parent, reader.position);
    if (head.id === ids.segment) segments.count += 1;
    assertPlace(head.id, parent, segments.count);
    if (children.get(parent.id)?.has(head.id)) {
      if (head.id === ids.track) tracks.begun += 1;
      if (head.id === ids.trackType) tracks.typed += 1;
      yield await reader.take(head.bytes);
      if (children.has(head.id)) open.push(element);
      else yield* content(reader, element, terms);
    } else yield* voided(reader, head, element);
  }
  if (segments.count !== 1) throw new DomainError(uploadsErrors.DAMAGED);
  // Of a track that does not say what it is, nobody knows.
  if (tracks.begun !== tracks.typed) throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
}

/** Outside of the one segment nothing but the header may stand. */
function assertPlace(id: number, parent: Element, segments: number): void {
  const isTop = parent.id === file;
  if (isTop && (id === ids.segment ? segments > 1 : id !== ids.header || segments > 0))
    throw new DomainError(uploadsErrors.DAMAGED);
}

function elementOf({ id, bytes, length }: Head, parent: Element, position: number): Element {
  const isEndless = length === null;
  const end = isEndless ? parent.end : position + bytes + length;
  if (end > parent.end || (isEndless && !mayBeEndless.has(id))) throw new DomainError(uploadsErrors.DAMAGED);
  return { id, end, isEndless };
}

async function* content(reader: ByteReader, { id, end }: Element, terms: TrackTerms): AsyncGenerator<Buffer> {
  const length = end - reader.position;
  if (id === ids.trackType) await assertShown(reader, length, terms);
  if (id === ids.codec) await assertKnown(reader, length);
  if (id === ids.codecData) yield* codecData(reader, length);
  else yield* id === ids.muxingApp || id === ids.writingApp ? reader.blank(length) : reader.pass(length);
}

/** @throws DomainError UPLOADS_CANNOT_BE_CLEANED for a track that is neither seen nor heard */
async function assertShown(reader: ByteReader, length: number, { hasPictures }: TrackTerms): Promise<void> {
  if (length > 8) throw new DomainError(uploadsErrors.DAMAGED);
  const type = (await reader.peek(length)).at(length - 1);
  if (type !== trackTypes.picture && type !== trackTypes.sound)
    throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
  if (type === trackTypes.picture && !hasPictures) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
}

async function assertKnown(reader: ByteReader, length: number): Promise<void> {
  if (length > 32) throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
  const name = (await reader.peek(length)).toString('latin1').replace(/\0+$/, '');
  if (!codecs.has(name)) throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
}

/** Vorbis keeps its comments in it. */
async function* codecData(reader: ByteReader, length: number): AsyncGenerator<Buffer> {
  if (length > codecDataBytes) throw new DomainError(uploadsErrors.DAMAGED);
  const bytes = await reader.take(length);
  if (bytes.includes('\x03vorbis', 0, 'latin1')) emptyVorbisComments(bytes);
  yield bytes;
}

/** An element of the same size that says nothing. */
async function* voided(reader: ByteReader, { bytes }: Head, { end }: Element): AsyncGenerator<Buffer> {
  const total = end - reader.position;
  const width = Math.min(8, bytes - 1);
  const head = Buffer.alloc(1 + width);
  head[0] = 0xec;
  const length = BigInt(total - 1 - width) | (1n << BigInt(7 * width));
  for (let at = 0; at < width; at += 1)
    head[1 + at] = Number((length >> BigInt(8 * (width - 1 - at))) & 0xffn);
  await reader.take(bytes);
  yield head;
  // The id may have been longer than the one it is given.
  yield Buffer.alloc(bytes - head.length);
  yield* reader.blank(end - reader.position);
}

export function readHead(bytes: Buffer): Head {
  const idLength = leadingLength(bytes[0]);
  const sizeLength = leadingLength(bytes[idLength]);
  if (idLength > 4 || bytes.length < idLength + sizeLength) throw new DomainError(uploadsErrors.DAMAGED);
  const size = bytes.subarray(idLength, idLength + sizeLength);
  // The first set bit says how many bytes it takes; all bits set mean unknown.
  const mask = 0xff >> sizeLength;
  let value = (size[0] ?? 0) & mask;
  let isUnknown = value === mask;
  for (const byte of size.subarray(1)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  const id = bytes.readUIntBE(0, idLength);
  return { id, bytes: idLength + sizeLength, length: isUnknown ? null : value };
}

/** @throws DomainError UPLOADS_DAMAGED where no length begins so, or there is nothing */
export function leadingLength(first: number | undefined): number {
  if (!first) throw new DomainError(uploadsErrors.DAMAGED);
  return Math.clz32(first) - 23;
}
