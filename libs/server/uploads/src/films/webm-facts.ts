import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import type { ByteReader } from '../cleaning/byte-reader';
import { leadingLength, readHead } from '../cleaning/webm';
import type { FilmFacts } from './film';

const ids = {
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  clusterTime: 0xe7,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;

/** Those that hold others, which follow: segment, info, tracks, track, cluster, group of blocks. */
const holders: ReadonlySet<number> = new Set([
  0x18538067,
  0x1549a966,
  0x1654ae6b,
  ids.track,
  0x1f43b675,
  0xa0,
]);

const trackTypes = { picture: 1, sound: 2 } as const;
/** Of nanoseconds, where a film says nothing of its clock. */
const usualScale = 1_000_000;
/** What is read of an element at most. */
const mostBytes = 64;

interface Said {
  scale: number;
  /** On the clock of the film. */
  duration: number;
  clusterTime: number;
  lastBlock: number;
  hasContent: boolean;
  readonly tracks: { type: number; codec: string }[];
}

/** The same of a WebM film. One that was written while it was recorded does not say how long it is: its last block does. */
export async function webmFacts(reader: ByteReader, size: number): Promise<FilmFacts> {
  const said: Said = {
    scale: usualScale,
    duration: 0,
    clusterTime: 0,
    lastBlock: 0,
    hasContent: false,
    tracks: [],
  };
  while (reader.position < size && !(said.hasContent && said.duration > 0)) {
    const head = readHead(await reader.peek(12));
    await reader.take(head.bytes);
    if (head.id === ids.track) said.tracks.push({ type: 0, codec: '' });
    if (holders.has(head.id)) continue;
    if (head.length === null || reader.position + head.length > size)
      throw new DomainError(uploadsErrors.DAMAGED);
    note(head.id, await reader.peek(Math.min(mostBytes, head.length)), said);
    await reader.skip(head.length);
  }
  const of = (kind: number): string[] =>
    said.tracks.filter(({ type }) => type === kind).map(({ codec }) => codec);
  const length = said.duration > 0 ? said.duration : said.lastBlock;
  return {
    milliseconds: length > 0 ? Math.round((length * said.scale) / 1_000_000) : null,
    pictures: of(trackTypes.picture),
    sounds: of(trackTypes.sound),
    hasContent: said.hasContent,
  };
}

function note(id: number, content: Buffer, said: Said): void {
  const track = said.tracks.at(-1);
  if (id === ids.timeScale) said.scale = whole(content) || usualScale;
  else if (id === ids.duration && content.length >= 4)
    said.duration = content.length >= 8 ? content.readDoubleBE(0) : content.readFloatBE(0);
  else if (track && id === ids.trackType) track.type = whole(content);
  else if (track && id === ids.codec) track.codec = content.toString('latin1').replace(/\0+$/, '');
  else if (id === ids.clusterTime) said.clusterTime = whole(content);
  else if (id === ids.block || id === ids.simpleBlock) {
    // The number of its track stands before its time, which is counted from that of its cluster.
    const at = leadingLength(content[0]);
    if (content.length < at + 2) throw new DomainError(uploadsErrors.DAMAGED);
    said.lastBlock = Math.max(said.lastBlock, said.clusterTime + content.readInt16BE(at));
    said.hasContent = true;
  }
}

const whole = (content: Buffer): number =>
  content.length === 0 || content.length > 6 ? 0 : content.readUIntBE(0, content.length);
