import { createHash, type Hash } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  pictureSizes,
  sizesOf,
  uploadsErrors,
  type UploadType,
  uploadTypes,
} from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { cleaned } from '../cleaning/cleaned';
import { reworkPicture } from '../inspection/pictures';
import { headBytes, sniff } from '../inspection/sniff';
import { inspectWhole, isReadWhole } from '../inspection/whole-files';
import { keyOf } from '../keys';
import { incomingKey, type ObjectStore, type ReadOptions } from '../object-store/object-store.port';
import type { UploadRow } from './complete.statements';

/** What the start of some files says, where that is not their type: it does not tell sound from pictures. */
const looksOf: Partial<Record<UploadType, readonly string[]>> = {
  'audio/mp4': ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
  'audio/ogg': ['audio/ogg', 'audio/ogg; codecs=opus'],
  'audio/webm': ['audio/webm', 'video/webm'],
};

/** What has arrived, or a part of it. */
type Read = (options?: ReadOptions) => Promise<Readable>;

/** What was kept of a file. */
export interface KeptFile {
  readonly type: UploadType;
  /** Of everything that is kept. */
  readonly bytes: number;
  readonly width: number | null;
  readonly height: number | null;
  /** Of what was sent, in hexadecimal. */
  readonly sha256: string;
}

/**
 * Looks into a file that has arrived and puts what becomes of it where it is served from. What arrived stays until the
 * row says so as well: a call that is cut off in between is simply made again.
 * @param signal ends it
 * @throws DomainError UPLOADS_NOT_SENT, UPLOADS_STORE_FULL, and what is wrong with the file
 */
export async function keepFile(
  store: ObjectStore,
  upload: UploadRow,
  signal: AbortSignal,
): Promise<KeptFile> {
  const found = await store.find(incomingKey(upload.id));
  if (found === null) throw new DomainError(uploadsErrors.NOT_SENT);
  if (found.size !== upload.size) throw new DomainError(uploadsErrors.WRONG_SIZE);
  const read: Read = async (options) => {
    const bytes = await store.read(incomingKey(upload.id), options);
    if (!bytes) throw new DomainError(uploadsErrors.NOT_SENT);
    return addAbortSignal(signal, bytes);
  };
  if (uploadTypes[upload.type].kind === 'IMAGE') return keepPicture(store, upload, read);
  return isReadWhole(upload.type)
    ? keepWhole(store, upload, { read, signal })
    : keepCleaned(store, upload, { read, version: found.version });
}

async function keepPicture(store: ObjectStore, { url }: UploadRow, read: Read): Promise<KeptFile> {
  const bytes = await buffer(await read());
  const { sizes, width, height } = await reworkPicture(bytes);
  const urls = sizesOf(url);
  for (const size of pictureSizes) await store.write(keyOf(urls[size]), sizes[size], 'image/webp');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const stored = pictureSizes.reduce((sum, size) => sum + sizes[size].length, 0);
  return { type: 'image/webp', bytes: stored, width, height, sha256 };
}

/** As it is, once it was looked through. */
async function keepWhole(
  store: ObjectStore,
  { url, type, size }: UploadRow,
  { read, signal }: { read: Read; signal: AbortSignal },
): Promise<KeptFile> {
  const bytes = await buffer(await read());
  await inspectWhole(bytes, type, signal);
  await store.write(keyOf(url), bytes, type);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { type, bytes: size, width: null, height: null, sha256 };
}

/** From store to store as it passes, whatever its size. */
async function keepCleaned(
  store: ObjectStore,
  { url, type, size }: UploadRow,
  { read, version }: { read: Read; version: string | null },
): Promise<KeptFile> {
  const range = { start: 0, end: Math.min(size, headBytes) - 1 };
  const sniffed = await sniff(await buffer(await read({ version, range })));
  if (!(looksOf[type] ?? [type]).includes(sniffed ?? ''))
    throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  const hash = createHash('sha256');
  const sent = hashed(() => read({ version }), hash);
  const readFrom = (start: number) => read({ version, range: { start, end: size - 1 } });
  const left = cleaned(sent, { type, size, readFrom });
  await store.writeStream(keyOf(url), Readable.from(left), { type, size });
  return { type, bytes: size, width: null, height: null, sha256: hash.digest('hex') };
}

async function* hashed(read: () => Promise<Readable>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of await read()) {
    hash.update(chunk);
    yield chunk;
  }
}
