import type { ByteReader } from '../cleaning/byte-reader';
import { boxesIn, hasBoxes, list } from '../cleaning/mp4-boxes';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { type FilmFacts, mostPartsOfSound, playedMilliseconds } from './film';

/** Boxes that are read, as far as they say something here. */
const telling = list('mvhd mehd hdlr stsd stsz stz2');
const headBytes = 40;

interface Track {
  handler: string;
  codec: string;
}

/** The same of an MP4 film. */
export async function mp4Facts(reader: ByteReader, size: number, isSound: boolean): Promise<FilmFacts> {
  const tracks: Track[] = [];
  let parts = 0;
  const said = { scale: 0, duration: 0, hasContent: false };
  for await (const box of boxesIn(reader, { name: '', start: 0, end: size })) {
    parts += 1;
    if (isSound && parts > mostPartsOfSound) throw new DomainError(uploadsErrors.DAMAGED);
    // Fragments come behind what is said of all of them.
    if (box.name === 'moof') {
      said.hasContent = true;
      break;
    }
    if (box.name === 'trak') tracks.push({ handler: '', codec: '' });
    if (hasBoxes(box)) continue;
    const left = box.end - reader.position;
    if (box.isKept && telling.has(box.name)) {
      const head = Buffer.alloc(headBytes);
      (await reader.peek(Math.min(headBytes, left))).copy(head);
      note(box.name, head, { said, track: tracks.at(-1) });
    }
    await reader.skip(left);
  }
  const of = (kind: string): string[] =>
    tracks.filter(({ handler }) => handler === kind).map(({ codec }) => codec);
  return {
    milliseconds: playedMilliseconds((said.duration * 1_000) / said.scale),
    pictures: of('vide'),
    sounds: of('soun'),
    hasContent: said.hasContent,
  };
}

interface Notes {
  readonly said: { scale: number; duration: number; hasContent: boolean };
  readonly track: Track | undefined;
}

/** Places are counted from behind the length and the name; version 1 has long times. */
function note(name: string, head: Buffer, { said, track }: Notes): void {
  const isLong = head[0] === 1;
  if (name === 'mvhd') {
    said.scale = head.readUInt32BE(isLong ? 20 : 12);
    said.duration ||= isLong ? Number(head.readBigUInt64BE(24)) : known(head.readUInt32BE(16));
  } else if (name === 'mehd')
    said.duration ||= isLong ? Number(head.readBigUInt64BE(4)) : head.readUInt32BE(4);
  else if (name === 'stsz' || name === 'stz2') said.hasContent ||= head.readUInt32BE(8) > 0;
  else if (track && name === 'hdlr') track.handler = head.toString('latin1', 8, 12);
  else if (track && name === 'stsd') track.codec = head.toString('latin1', 12, 16);
}

/** All bits set say that nobody knows. */
const known = (duration: number): number => (duration === 0xffffffff ? 0 : duration);
