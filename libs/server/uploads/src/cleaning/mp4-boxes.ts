import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import type { ByteReader } from './byte-reader';

/** Boxes of one file; more is a file made to keep the server busy. */
const mostBoxes = 500_000;

/** A part of a file, or the file itself, whose name is empty. */
export interface Box {
  readonly name: string;
  /** Where it begins and ends, counted from the beginning of the file. */
  readonly start: number;
  readonly end: number;
}

/** A box as it was come upon. */
export interface FoundBox extends Box {
  /** Name and length as they are left; empty for a rest in which no box has room. */
  readonly head: Buffer;
  /** What it stands in. */
  readonly parent: string;
  /** Where not, its name says `free`, and its content goes as a whole. */
  readonly isKept: boolean;
}

export const list = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/**
 * What may stand in which box; the others are made `free` and their content zero: places, devices, names and whatever
 * else a camera writes (`udta`, `meta`, XMP in `uuid`), gaps, and what nobody here knows. `` is the file.
 */
const children: Readonly<Record<string, ReadonlySet<string>>> = {
  '': list('ftyp styp pdin moov moof mdat mfra sidx ssix'),
  moov: list('mvhd trak mvex iods'),
  trak: list('tkhd edts mdia tref'),
  tref: list('auxl cdsc chap fall folw sync scpt thmb tmcd vdep vplx'),
  edts: list('elst'),
  mdia: list('mdhd hdlr minf elng'),
  minf: list('vmhd smhd nmhd sthd hmhd dinf stbl'),
  dinf: list('dref'),
  stbl: list('stsd stts ctts cslg stsc stsz stz2 stco co64 stss stsh padb sdtp sbgp sgpd subs saiz saio'),
  mvex: list('mehd trex leva'),
  moof: list('mfhd traf'),
  traf: list('tfhd tfdt trun sdtp sbgp sgpd subs saiz saio'),
  mfra: list('tfra mfro'),
};

/** Whether a box holds others. */
export const hasBoxes = ({ name, isKept }: FoundBox): boolean => isKept && children[name] !== undefined;

/**
 * The boxes in another one, and those in them, in their order. Whoever asks for the next one has read the content of the
 * last one, unless it holds others.
 * @param isGone says of a box that might stay that it does not
 * @throws DomainError UPLOADS_DAMAGED
 */
export async function* boxesIn(
  reader: ByteReader,
  root: Box,
  isGone: (box: Box, parent: string) => boolean | Promise<boolean> = () => false,
): AsyncGenerator<FoundBox> {
  const open: Box[] = [root];
  for (let count = 0; ; count += 1) {
    while (open.at(-1)?.end === reader.position) open.pop();
    const parent = open.at(-1);
    if (!parent) return;
    if (count > mostBoxes) throw new DomainError(uploadsErrors.DAMAGED);
    if (parent.name !== '' && parent.end - reader.position < 8) {
      const rest = { name: '', start: reader.position, end: parent.end };
      yield { ...rest, head: Buffer.alloc(0), parent: parent.name, isKept: false };
      continue;
    }
    const { head, ...box } = await readHead(reader, parent);
    const mayStay = children[parent.name]?.has(box.name) ?? false;
    const found = { ...box, head, parent: parent.name, isKept: mayStay && !(await isGone(box, parent.name)) };
    if (!found.isKept) head.write('free', 4, 'latin1');
    yield found;
    if (hasBoxes(found)) open.push(box);
  }
}

async function readHead(reader: ByteReader, parent: Box): Promise<Box & { head: Buffer }> {
  const start = reader.position;
  const [short, name] = headOf(await reader.peek(8));
  const head = await reader.take(short === 1 ? 16 : 8);
  const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
  // Only the last box of a file may leave its length out; it then goes on to the end.
  const end = length === 0 && parent.name === '' ? parent.end : start + length;
  if (end < reader.position || end > parent.end || !/^[\x20-\x7e©]{4}$/.test(name))
    throw new DomainError(uploadsErrors.DAMAGED);
  return { name, head, start, end };
}

export function headOf(bytes: Buffer): [length: number, name: string] {
  if (bytes.length < 8) throw new DomainError(uploadsErrors.DAMAGED);
  return [bytes.readUInt32BE(0), bytes.toString('latin1', 4, 8)];
}
