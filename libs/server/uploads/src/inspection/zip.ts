import { crc32, createInflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import { uploadsErrors, uploadsLimits } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { rest } from './rest';

/** A file within an archive. */
export interface ZipEntry {
  readonly name: string;
  /** Bytes of its content, which were counted. */
  readonly size: number;
  /** Its content, if it was asked for. */
  readonly content: Buffer | null;
}

interface Listed {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly at: number;
}

const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 } as const;

/** What is read whole is together no larger than that. */
const readBytes = 40 * 1024 * 1024;
const symbolicLink = 0xa000;
const encrypted = 0x2041;
const sizesBehind = 8;

/** Fields with another size, name or comment, or another lock, which some readers go by. */
const secondSaying: ReadonlySet<number> = new Set([0x0001, 0x6375, 0x7075, 0x0017, 0x9901]);

const damaged = (): DomainError => new DomainError(uploadsErrors.DAMAGED);
const unsafe = (): DomainError => new DomainError(uploadsErrors.NOT_SAFE);

/**
 * Reads an archive to its last byte. Its entries must follow each other and fill it, so that nothing hides between or behind
 * them; no name of them leads out of the folder it is unpacked in, and unpacked they are what they say they are.
 * @param wants whose contents are answered
 * @param signal ends it
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_DAMAGED, UPLOADS_NOT_SAFE
 */
export async function readZip(
  bytes: Buffer,
  wants: (name: string) => boolean,
  signal: AbortSignal,
): Promise<ZipEntry[]> {
  if (bytes.length < 4 || bytes.readUInt32LE(0) !== signatures.local)
    throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  const { list, startsAt } = listOf(bytes);
  const total = list.reduce((sum, { size }) => sum + size, 0);
  if (total > uploadsLimits.unpackedBytes || total > bytes.length * uploadsLimits.unpackedTimes)
    throw unsafe();
  if (list.reduce((sum, { name, size }) => sum + (wants(name) ? size : 0), 0) > readBytes) throw unsafe();
  const places = new Set([startsAt, ...list.map((listed) => listed.at)]);
  let at = 0;
  const entries: ZipEntry[] = [];
  for (const listed of list.toSorted((one, other) => one.at - other.at)) {
    if (listed.at !== at) throw damaged();
    await rest(signal);
    const [start, end] = contentOf(bytes, listed);
    const content = await unpack(bytes.subarray(start, end), listed, wants(listed.name));
    entries.push({ name: listed.name, size: listed.size, content });
    at = afterDescriptor(end, places);
  }
  if (at !== startsAt) throw damaged();
  return entries;
}

/** The list at the end of an archive, and where it starts. */
function listOf(bytes: Buffer): { list: Listed[]; startsAt: number } {
  const endAt = bytes.length - 22;
  // An archive with a comment ends otherwise; a comment may hold anything.
  if (endAt < 0 || bytes.readUInt32LE(endAt) !== signatures.end || bytes.readUInt16LE(endAt + 20) !== 0)
    throw damaged();
  const count = bytes.readUInt16LE(endAt + 10);
  const startsAt = bytes.readUInt32LE(endAt + 16);
  if (count === 0 || startsAt + bytes.readUInt32LE(endAt + 12) !== endAt) throw damaged();
  if (count > uploadsLimits.archiveEntries) throw unsafe();
  const list: Listed[] = [];
  const names = new Set<string>();
  let at = startsAt;
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > endAt || bytes.readUInt32LE(at) !== signatures.central) throw damaged();
    const lengths = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset));
    const listed = listedAt(bytes, at, lengths[0] ?? 0);
    assertPlainExtra(bytes, at + 46 + (lengths[0] ?? 0), lengths[1] ?? 0);
    // Of two with one name, also where capitals do not count, some readers take the one and some the other.
    const name = listed.name.normalize('NFC').toLowerCase();
    if (names.has(name)) throw unsafe();
    names.add(name);
    list.push(listed);
    at += 46 + lengths.reduce((sum, length) => sum + length, 0);
  }
  if (at !== endAt) throw damaged();
  return { list, startsAt };
}

function listedAt(bytes: Buffer, at: number, nameLength: number): Listed {
  const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const isLink = ((bytes.readUInt32LE(at + 38) >>> 16) & 0xf000) === symbolicLink;
  const isEncrypted = (flags & encrypted) !== 0;
  if (isLink || isEncrypted || !isSafeName(name) || (method !== 0 && method !== 8)) throw unsafe();
  return {
    name,
    method,
    crc: bytes.readUInt32LE(at + 16),
    packed: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    at: bytes.readUInt32LE(at + 42),
  };
}

/** @throws DomainError UPLOADS_NOT_SAFE where something is said a second time */
function assertPlainExtra(bytes: Buffer, from: number, length: number): void {
  let at = from;
  while (at + 4 <= from + length && at + 4 <= bytes.length) {
    if (secondSaying.has(bytes.readUInt16LE(at))) throw unsafe();
    at += 4 + bytes.readUInt16LE(at + 2);
  }
}

/** Whether a name stays in its folder, wherever it is unpacked. */
function isSafeName(name: string): boolean {
  const isPlain = name !== '' && name.length <= 500 && /^[^\\:\p{Cc}\ufffd]+$/u.test(name);
  return isPlain && !name.startsWith('/') && !name.split('/').some((part) => /^\.{1,2}$|[. ]$/.test(part));
}

/** Where an entry's bytes are; its own head must name it as the list does. */
function contentOf(
  bytes: Buffer,
  { at, name, packed, method, crc, size }: Listed,
): [start: number, end: number] {
  if (at + 30 > bytes.length || bytes.readUInt32LE(at) !== signatures.local) throw damaged();
  const nameLength = bytes.readUInt16LE(at + 26);
  const start = at + 30 + nameLength + bytes.readUInt16LE(at + 28);
  const isSame = bytes.toString('utf8', at + 30, at + 30 + nameLength) === name;
  if (!isSame || bytes.readUInt16LE(at + 8) !== method || start + packed > bytes.length) throw damaged();
  assertPlainExtra(bytes, at + 30 + nameLength, start - at - 30 - nameLength);
  // They may stand behind the bytes, as the flag says; what stands here must be right or nothing.
  const isBehind = (bytes.readUInt16LE(at + 6) & sizesBehind) !== 0;
  const said = [14, 18, 22].map((offset) => bytes.readUInt32LE(at + offset));
  const isRight = [crc, packed, size].every(
    (value, index) => said[index] === value || (isBehind && said[index] === 0),
  );
  if ((bytes.readUInt16LE(at + 6) & encrypted) !== 0 || !isRight) throw damaged();
  return [start, start + packed];
}

/** Sums and sizes may stand once more behind the bytes of an entry, in 12 or 16 bytes. */
function afterDescriptor(end: number, places: ReadonlySet<number>): number {
  return [end, end + 12, end + 16].find((at) => places.has(at)) ?? end;
}

async function unpack(packed: Buffer, listed: Listed, isWanted: boolean): Promise<Buffer | null> {
  const source = Readable.from([packed]);
  const parts: AsyncIterable<Buffer> = listed.method === 0 ? source : source.pipe(createInflateRaw());
  const kept: Buffer[] = [];
  let [size, sum] = [0, 0];
  try {
    for await (const part of parts) {
      size += part.length;
      if (size > listed.size) throw unsafe();
      sum = crc32(part, sum);
      if (isWanted) kept.push(part);
    }
  } catch (error) {
    throw error instanceof DomainError ? error : damaged();
  }
  if (size !== listed.size || sum !== listed.crc) throw damaged();
  return isWanted ? Buffer.concat(kept) : null;
}
