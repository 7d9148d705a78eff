import type { UploadFolder, UploadState, UploadType } from '@lyceum/contracts';

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
 * Takes upload $1 of $2 to be checked; of several calls at once one gets it. It is held by the transaction alone: where
 * the process that checks it dies, its connection ends, and the next call gets it at once.
 */
export const claimStatement = `
  SELECT ${columns} FROM uploads
  WHERE id = $1 AND owner_id = $2 AND state = 'PENDING' AND completes_by >= now()
  FOR UPDATE SKIP LOCKED`;

export const uploadQuery = { name: 'uploads.one', text: `SELECT ${columns} FROM uploads WHERE id = $1` };

/** Makes $1 a file: $2 its type, $3 the bytes it takes, $4 its width, $5 its height, $6 the SHA-256 of what was sent. */
export const readyStatement = `
  WITH done AS (
    UPDATE uploads SET state = 'READY', stored_type = $2, stored_bytes = $3, width = $4, height = $5,
      content_sha256 = $6, finished_at = now()
    WHERE id = $1 AND state = 'PENDING' RETURNING id, owner_id, size, stored_bytes
  ), usage AS (
    UPDATE upload_usage u SET bytes = GREATEST(0, u.bytes - done.size + done.stored_bytes), pending = GREATEST(0, u.pending - 1)
    FROM done WHERE u.owner_id = done.owner_id
  )
  SELECT id FROM done`;

/** Notes that $1 was refused for the error $2. */
export const refusedStatement = `
  WITH done AS (
    UPDATE uploads SET state = 'REFUSED', refusal = $2, finished_at = now()
    WHERE id = $1 AND state = 'PENDING' RETURNING id, owner_id, size
  ), usage AS (
    UPDATE upload_usage u SET bytes = GREATEST(0, u.bytes - done.size), pending = GREATEST(0, u.pending - 1)
    FROM done WHERE u.owner_id = done.owner_id
  )
  SELECT id FROM done`;
