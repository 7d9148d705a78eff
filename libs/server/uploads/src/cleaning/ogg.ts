import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import type { ByteReader } from './byte-reader';

/** Pages of one file; more is a file made to keep the server busy. */
const mostPages = 1_500_000;
/** Films have a track for the picture and some for sound; files may follow each other as well. */
const mostStreams = 100;

const pageStart = Buffer.from('OggS\0', 'latin1');
/** Bytes of a page before the lengths of its parts; the last one says how many there are. */
const headBytes = 27;
const mostParts = 255;

const flags = { isContinued: 1, isFirst: 2 } as const;

const damaged = (): DomainError => new DomainError(uploadsErrors.DAMAGED);
const uncleanable = (): DomainError => new DomainError(uploadsErrors.CANNOT_BE_CLEANED);

interface Codec {
  /** How the first packet of its stream begins. */
  readonly start: Buffer;
  /** The second packet as it is left: its name, no encoder, no comments, and the bit that ends it. The rest is zero. */
  readonly emptied: Buffer;
  /** How many of the bytes above are its name. */
  readonly nameLength: number;
}

function codec(start: string, name: string, ...end: number[]): Codec {
  const emptied = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.alloc(8), Buffer.from(end)]);
  return { start: Buffer.from(start, 'latin1'), emptied, nameLength: name.length };
}

const vorbis = codec('\x01vorbis', '\x03vorbis', 1);

/** Those of which is known where their comments are. Others (FLAC with its pictures, subtitles, Skeleton) may say anything. */
const codecs: readonly Codec[] = [vorbis, codec('OpusHead', 'OpusTags'), codec('\x80theora', '\x81theora')];

/** One track, as far as it was read. */
interface Stream {
  readonly codec: Codec;
  /** Packets that are complete. */
  packets: number;
  /** Bytes of the packet that is not. */
  offset: number;
}

/**
 * A file of Ogg without its comments: titles, places, devices, cover pictures and the names of encoders (checklist line
 * 117). The same bytes at the same places, the packets with the comments empty, and pages that were changed with their sum
 * made anew. Pages must follow each other to the last byte.
 * @throws DomainError UPLOADS_DAMAGED, UPLOADS_CANNOT_BE_CLEANED
 */
export async function* cleanOgg(reader: ByteReader, size: number): AsyncGenerator<Buffer> {
  const streams = new Map<number, Stream>();
  for (let count = 0; reader.position < size; count += 1) {
    const page = await takePage(reader);
    if (count >= mostPages || !page.subarray(0, pageStart.length).equals(pageStart)) throw damaged();
    const bodyAt = headBytes + (page[headBytes - 1] ?? 0);
    const [table, body] = [page.subarray(headBytes, bodyAt), page.subarray(bodyAt)];
    if (cleanBody(streamOf(streams, page, body), page, table, body)) {
      page.writeUInt32LE(0, 22);
      page.writeUInt32LE(sumOf(page), 22);
    }
    yield page;
  }
  // Of a stream that ends before, the comments may be in another file.
  if ([...streams.values()].some(({ packets }) => packets < 2)) throw damaged();
}

/** All of a page at once: there may be a million of small ones. */
async function takePage(reader: ByteReader): Promise<Buffer> {
  const start = await reader.peek(headBytes + mostParts);
  const parts = start[headBytes - 1] ?? 0;
  let length = headBytes + parts;
  for (let at = headBytes; at < headBytes + parts; at += 1) length += start[at] ?? 0;
  return reader.take(length);
}

function streamOf(streams: Map<number, Stream>, head: Buffer, body: Buffer): Stream {
  const serial = head.readUInt32LE(14);
  const known = streams.get(serial);
  if (((head[5] ?? 0) & flags.isFirst) === 0) {
    if (!known) throw damaged();
    return known;
  }
  if (known && known.packets < 2) throw damaged();
  const found = codecs.find(({ start }) => body.subarray(0, start.length).equals(start));
  if (!found || streams.size >= mostStreams) throw uncleanable();
  const stream = { codec: found, packets: 0, offset: 0 };
  streams.set(serial, stream);
  return stream;
}

/** @returns whether anything of a page belongs to the comments, which are empty then */
function cleanBody(stream: Stream, head: Buffer, table: Buffer, body: Buffer): boolean {
  const isContinued = ((head[5] ?? 0) & flags.isContinued) !== 0;
  if (isContinued !== stream.offset > 0) throw damaged();
  let at = 0;
  let isChanged = false;
  for (const length of table) {
    if (stream.packets === 1) {
      empty(stream, body.subarray(at, at + length));
      isChanged = true;
    }
    at += length;
    stream.offset += length;
    // A part of 255 bytes goes on with the next one.
    if (length < 255) endPacket(stream);
  }
  return isChanged;
}

function endPacket(stream: Stream): void {
  if (stream.packets === 1 && stream.offset < stream.codec.emptied.length) throw damaged();
  stream.packets += 1;
  stream.offset = 0;
}

/** Makes a part of the packet with the comments say nothing. */
function empty({ codec: { emptied, nameLength }, offset }: Stream, part: Buffer): void {
  const left = Buffer.alloc(part.length);
  emptied.copy(left, 0, Math.min(offset, emptied.length));
  const named = Math.max(0, nameLength - offset);
  if (!part.subarray(0, named).equals(left.subarray(0, Math.min(named, left.length)))) throw uncleanable();
  left.copy(part);
}

/**
 * Empties the comments of Vorbis that stand among the three packets a WebM file has of it in one place.
 * @throws DomainError UPLOADS_CANNOT_BE_CLEANED where it cannot be said where they are
 */
export function emptyVorbisComments(packets: Buffer): void {
  const from = packets.indexOf(vorbis.emptied.subarray(0, vorbis.nameLength));
  const to = packets.indexOf('\x05vorbis', from, 'latin1');
  if (from < 0 || to < from + vorbis.emptied.length) throw uncleanable();
  packets.fill(0, from, to);
  vorbis.emptied.copy(packets, from);
}

const sums = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24;
  for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0);
  return sum;
});

/** The CRC of Ogg, which is not that of `zlib`. */
function sumOf(page: Buffer): number {
  let sum = 0;
  for (const byte of page) sum = (sum << 8) ^ (sums[(sum >>> 24) ^ byte] ?? 0);
  return sum >>> 0;
}
