import { randomBytes } from 'node:crypto';
import {
  type UploadFolder,
  uploadFolders,
  type UploadState,
  type UploadType,
} from '@lyceum/contracts/uploads';
import type { EntityManager } from 'typeorm';

export { drawFilm } from '../demo/demo-film';
export { filmOf, type FilmTrack } from './film-samples';
export { archive, office, openDocument, relationsOf, relationTypes } from './office-samples';
export { pdf, pdfObject, pdfPacked, pdfWithPacked } from './pdf-samples';

interface Overrides {
  readonly folder?: UploadFolder;
  readonly type?: UploadType;
  readonly state?: UploadState;
}

/** The row of an upload, without its bytes. @returns its path */
export async function buildUpload(
  manager: EntityManager,
  owner: { readonly id: string },
  { folder = 'community-images', type = 'image/png', state = 'READY' }: Overrides = {},
): Promise<string> {
  const { bucket } = uploadFolders[folder];
  const extension = type.startsWith('image/') ? 'webp' : type.replace('video/', '');
  const name = `file-${randomBytes(16).toString('hex')}.${extension}`;
  const url = `/files/${bucket}/${folder}/general/${owner.id}/${name}`;
  const storedType = extension === 'webp' ? 'image/webp' : type;
  await manager.query(
    `INSERT INTO uploads (owner_id, bucket, folder, target, name, type, size, state, url, stored_type, stored_bytes,
                          refusal, completes_by, finished_at)
     VALUES ($1, $2, $3, 'general', $4, $5, 100, $6, $7, $8, 100, CASE WHEN $6 = 'REFUSED' THEN 'UPLOADS_DAMAGED' END,
             now() + interval '1 hour', CASE WHEN $6 <> 'PENDING' THEN now() END)`,
    [owner.id, bucket, folder, name, type, state, url, storedType],
  );
  return url;
}
