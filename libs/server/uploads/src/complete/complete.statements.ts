import type { UploadFolder, UploadState, UploadType } from '@lyceum/contracts/uploads';
import { statement } from '@lyceum/kernel';

export interface UploadRow {
  id: string;
  ownerId: string;
  folder: UploadFolder;
  type: UploadType;
  size: number;
  state: UploadState;
  url: string;
  storedType: UploadType | null;
  width: number | null;
  height: number | null;
  isOverdue: boolean;
}

const columns = `
  id, owner_id AS "ownerId", folder, type, size::float8 AS size, state, url, stored_type AS "storedType", width, height,
  completes_by < now() AS "isOverdue"`;

/**
 * Takes an upload of somebody's to be checked; of several calls at once one gets it. It is held by the transaction alone: where
 * the process that checks it dies, its connection ends, and the next call gets it at once.
 */
export const claimStatement = statement<UploadRow>(
  'uploads.claim',
  `SELECT ${columns} FROM uploads
  WHERE id = $uploadId AND owner_id = $userId AND state = 'PENDING' AND completes_by >= now()
  FOR UPDATE SKIP LOCKED`,
);

export const uploadQuery = statement<UploadRow>(
  'uploads.one',
  `SELECT ${columns} FROM uploads WHERE id = $uploadId`,
);

/** Makes an upload a file; `bytes` are those it takes, `sha256` is of what was sent. */
export const readyStatement = statement(
  'uploads.ready',
  `WITH done AS (
    UPDATE uploads SET state = 'READY', stored_type = $type, stored_bytes = $bytes, width = $width, height = $height,
      content_sha256 = $sha256, finished_at = now()
    WHERE id = $uploadId AND state = 'PENDING' RETURNING id, owner_id, is_counted, size, stored_bytes
  ), usage AS (
    UPDATE upload_usage u SET bytes = GREATEST(0, u.bytes + CASE WHEN done.is_counted THEN done.stored_bytes - done.size ELSE 0 END), pending = GREATEST(0, u.pending - 1)
    FROM done WHERE u.owner_id = done.owner_id
  )
  SELECT FROM done`,
);

export const refusedStatement = statement(
  'uploads.refused',
  `WITH done AS (
    UPDATE uploads SET state = 'REFUSED', refusal = $code, finished_at = now()
    WHERE id = $uploadId AND state = 'PENDING' RETURNING id, owner_id, is_counted, size
  ), usage AS (
    UPDATE upload_usage u SET bytes = GREATEST(0, u.bytes - CASE WHEN done.is_counted THEN done.size ELSE 0 END), pending = GREATEST(0, u.pending - 1)
    FROM done WHERE u.owner_id = done.owner_id
  )
  SELECT FROM done`,
);
