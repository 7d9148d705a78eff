import { uploadsErrors } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import type { ByteReader } from './byte-reader';

/** Boxes of one file; more is a file made to keep the server busy. */
const mostBoxes = 500_000;

interface Box {
  readonly name: string;
  /** Where it ends, counted from the beginning of the file. */
  readonly end: number;
}

const list = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/**
 * What may stand in which box; the others are made `free` and their content zero: places, devices, names and whatever
 * else a camera writes (`udta`, `meta`, XMP in `uuid`), gaps, and what nobody here knows. `` is the file.
 */
const children: Readonly<Record<string, ReadonlySet<string>>> = {
  '': list('ftyp styp pdin moov moof mdat mfra sidx ssix'),
  moov: list('mvhd trak mvex iods'),
  trak: list('tkhd edts mdia tref'),
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

/**
 * Tracks that are seen or heard, with the codecs they have. Others, metadata (`meta`, `gpmd`, `mebx`), texts that a drone
 * writes its place into (`text`, `sbtl`, `subt`) and clocks (`tmcd`), lie in the midst of the film.
 */
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

/** What may be in a film or sound. */
export interface TrackTerms {
  /** Whether there may be anything to see. */
  readonly hasPictures: boolean;
}

interface Edit {
  /** How many of the first bytes are looked at. */
  readonly length: number;
  apply(bytes: Buffer, terms: TrackTerms): void;
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
  hdlr: {
    length: 24,
    apply(bytes, { hasPictures }) {
      const handler = bytes.toString('latin1', 8, 12);
      if (!codecs[handler]) throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
      if (handler === 'vide' && !hasPictures) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
    },
    blanksRest: true,
  },
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

/**
 * An MP4 file without what does not show: the same bytes at the same places, where no place, device or time stands
 * any more (checklist line 117). Boxes must fill the file to its last byte, so that nothing hides behind them.
 * @throws DomainError UPLOADS_DAMAGED, UPLOADS_CANNOT_BE_CLEANED
 */
export async function* cleanMp4(reader: ByteReader, size: number, terms: TrackTerms): AsyncGenerator<Buffer> {
  const open: Box[] = [{ name: '', end: size }];
  let hasMoov = false;
  const tracks = { begun: 0, said: 0 };
  for (let count = 0; ; count += 1) {
    const parent = innermost(open, reader.position);
    if (!parent) break;
    if (count > mostBoxes) throw new DomainError(uploadsErrors.DAMAGED);
    if (parent.name !== '' && parent.end - reader.position < 8) {
      yield* reader.blank(parent.end - reader.position);
      continue;
    }
    const { name, head, end } = await readHead(reader, parent);
    hasMoov ||= name === 'moov';
    const isKept = children[parent.name]?.has(name) ?? false;
    if (isKept && name === 'trak') tracks.begun += 1;
    if (isKept && name === 'hdlr') tracks.said += 1;
    if (!isKept) head.write('free', 4, 'latin1');
    yield head;
    if (!isKept) yield* reader.blank(end - reader.position);
    else if (children[name]) open.push({ name, end });
    else yield* content(reader, { name, end }, terms);
  }
  if (!hasMoov) throw new DomainError(uploadsErrors.DAMAGED);
  // Of a track that does not say what it is, nobody knows.
  if (tracks.begun !== tracks.said) throw new DomainError(uploadsErrors.CANNOT_BE_CLEANED);
}

/** The box in which the position is, and none at the end of the file. */
function innermost(open: Box[], position: number): Box | undefined {
  while (open.at(-1)?.end === position) open.pop();
  return open.at(-1);
}

async function* content(reader: ByteReader, { name, end }: Box, terms: TrackTerms): AsyncGenerator<Buffer> {
  const edit = edits[name];
  if (edit) {
    const bytes = await reader.take(Math.min(edit.length, end - reader.position));
    edit.apply(bytes, terms);
    yield bytes;
  }
  const left = end - reader.position;
  yield* edit?.blanksRest ? reader.blank(left) : reader.pass(left);
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
  return { name, head, end };
}

function headOf(bytes: Buffer): [length: number, name: string] {
  if (bytes.length < 8) throw new DomainError(uploadsErrors.DAMAGED);
  return [bytes.readUInt32BE(0), bytes.toString('latin1', 4, 8)];
}
