import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictureSizes, uploadsErrors, type UploadType, uploadTypes } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import { reworkPicture } from '../inspection/pictures';
import { inspectVideo } from '../inspection/videos';
import { keyOf, sizesOf } from '../keys';
import { incomingKey, type ObjectStore } from '../object-store/object-store.port';
import type { UploadRow } from './complete.statements';

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
 * Looks into a file that has arrived and puts it, or what becomes of it, where it is served from.
 * @throws DomainError UPLOADS_NOT_SENT, and what is wrong with the file
 */
export async function keepFile(store: ObjectStore, upload: UploadRow): Promise<KeptFile> {
  const found = await store.find(incomingKey(upload.id));
  if (found === null) throw new DomainError(uploadsErrors.NOT_SENT);
  if (found.size !== upload.size) throw new DomainError(uploadsErrors.WRONG_SIZE);
  return uploadTypes[upload.type].kind === 'IMAGE'
    ? keepPicture(store, upload)
    : keepVideo(store, upload, found.version);
}

async function keepPicture(store: ObjectStore, { id, url }: UploadRow): Promise<KeptFile> {
  const bytes = await buffer(await arrived(store, id));
  const { sizes, width, height } = await reworkPicture(bytes);
  const urls = sizesOf(url);
  for (const size of pictureSizes) await store.write(keyOf(urls[size]), sizes[size], 'image/webp');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const stored = pictureSizes.reduce((sum, size) => sum + sizes[size].length, 0);
  return { type: 'image/webp', bytes: stored, width, height, sha256 };
}

async function keepVideo(
  store: ObjectStore,
  { id, url, type, size }: UploadRow,
  version: string | null,
): Promise<KeptFile> {
  const sha256 = await inspectVideo(await arrived(store, id, version), type, size);
  await store.move(incomingKey(id), keyOf(url), { type, version });
  return { type, bytes: size, width: null, height: null, sha256 };
}

async function arrived(store: ObjectStore, id: string, version: string | null = null): Promise<Readable> {
  const bytes = await store.read(incomingKey(id), { version });
  if (!bytes) throw new DomainError(uploadsErrors.NOT_SENT);
  return bytes;
}
