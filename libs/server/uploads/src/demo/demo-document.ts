import { createHash } from 'node:crypto';
import { isOpenFolder, type UploadFolder, uploadFolders, type UploadType } from '@lyceum/contracts/uploads';
import type { Config } from '@lyceum/kernel';
import type { EntityManager } from 'typeorm';
import { keyOf } from '../keys';
import { LocalObjectStore } from '../object-store/local-object-store';
import { PartFiles } from '../object-store/part-files';

interface DemoDocument {
  readonly ownerId: string;
  readonly folder: UploadFolder;
  readonly name: string;
  readonly type: UploadType;
  readonly bytes: Buffer;
  readonly at: Date;
}

/** A file that somebody has sent, for demo data of other domains. @returns where it is, and its hash */
export async function addDemoDocument(
  manager: EntityManager,
  config: Config,
  { ownerId, folder, name, type, bytes, at }: DemoDocument,
): Promise<{ url: string; sha256: string }> {
  const { bucket } = uploadFolders[folder];
  // What the house makes takes none of its owner's room.
  const isCounted = isOpenFolder(folder);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const [, extension = ''] = /\.(\w+)$/.exec(name) ?? [];
  const url = `/files/${bucket}/${folder}/general/${ownerId}/demo-${sha256.slice(0, 32)}.${extension}`;
  await new LocalObjectStore(config, new PartFiles()).write(keyOf(url), bytes);
  await manager.query(
    `INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, state, url, stored_type, stored_bytes, content_sha256,
       completes_by, created_at, finished_at, is_counted)
     VALUES ($1, $2, $3, 'general', $4, $5, $6, 'READY', $7, $5, $6, $8, $9, $9, $9, $10)`,
    [ownerId, bucket, folder, name, type, bytes.length, url, sha256, at, isCounted],
  );
  return { url, sha256 };
}
