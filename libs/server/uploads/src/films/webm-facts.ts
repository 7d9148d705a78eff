import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import type { ByteReader } from '../cleaning/byte-reader';
import { leadingLength, mostElements, readHead } from '../cleaning/webm';
import { type FilmFacts, mostPartsOfSound, playedMilliseconds } from './film';

const ids = {
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  timeScale: 0x2ad7b1,
  duration: 0x4489,
  track: 0xae,
  trackType: 0x83,
  codec: 0x86,
  clusterTime: 0xe7,
  group: 0xa0,
  block: 0xa1,
  simpleBlock: 0xa3,
} as const;

/** The parts of a segment that are looked into. */
const parts: ReadonlySet<number> = new Set([ids.info, ids.tracks, ids.cluster]);
/** Those that hold others, which follow. */
const holders: ReadonlySet<number> = new Set([ids.segment, ...parts, ids.track]);

const trackTypes = { picture: 1, sound: 2 } as const;
/** Of nanoseconds, where a film says nothing of its clock. */
const usualScale = 1_000_000;
/** What is read of an element at most. */
const mostBytes = 64;
/** An honest film has some. */
const mostTracks = 64;

interface Said {
  /** The part of the segment that was come upon last. */
  part: number;
  scale: number;
  /** On the clock of the film. */
  duration: number;
  clusterTime: number;
  lastBlock: number;
  hasContent: boolean;
  readonly tracks: { type: number; codec: string }[];
}

/**
 * The same of a WebM film. One that was written while it was recorded does not say how long it is: its last block does. A sound is read to
 * its end, because whoever sends it could say less.
 */
export async function webmFacts(reader: ByteReader, size: number, isSound: boolean): Promise<FilmFacts> {
  const most = isSound ? mostPartsOfSound : mostElements;
  const said: Said = {
    part: 0,
    scale: usualScale,
    duration: 0,
    clusterTime: 0,
    lastBlock: 0,
    hasContent: false,
    tracks: [],
  };
  const isKnown = (): boolean => !isSound && said.hasContent && said.duration > 0;
  for (let count = 0; reader.position < size && !isKnown(); count += 1) {
    if (count > most) throw new DomainError(uploadsErrors.DAMAGED);
    const head = readHead(await reader.peek(12));
    await reader.take(head.bytes);
    if (parts.has(head.id)) said.part = head.id;
    if (head.id === ids.track) begin(said);
    if (holders.has(head.id)) continue;
    if (head.length === null || reader.position + head.length > size)
      throw new DomainError(uploadsErrors.DAMAGED);
    const content = await reader.peek(Math.min(mostBytes, head.length));
    if (head.id === ids.group) noteGroup(content, said);
    else note(head.id, content, said);
    await reader.skip(head.length);
  }
  const of = (kind: number): string[] =>
    said.tracks.filter(({ type }) => type === kind).map(({ codec }) => codec);
  const played = (length: number): number | null => playedMilliseconds((length * said.scale) / 1_000_000);
  const whole = played(said.duration > 0 ? said.duration : said.lastBlock);
  const longest = Math.max(whole ?? 0, played(said.lastBlock) ?? 0);
  return {
    milliseconds: isSound ? longest || null : whole,
    pictures: of(trackTypes.picture),
    sounds: of(trackTypes.sound),
    hasContent: said.hasContent,
  };
}

function begin({ part, tracks }: Said): void {
  if (part !== ids.tracks || tracks.length >= mostTracks) throw new DomainError(uploadsErrors.DAMAGED);
  tracks.push({ type: 0, codec: '' });
}

/** Of a group its block is read alone, which stands first: whoever cleans leaves the rest as it is. */
function noteGroup(content: Buffer, said: Said): void {
  const { id, bytes } = readHead(content);
  if (id === ids.block) note(id, content.subarray(bytes), said);
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
