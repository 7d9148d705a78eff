import type { UploadFolder, UploadType } from '@lyceum/contracts';
import { sentByStaff } from './staff-files.policy';

/** A file as it is changed. */
export interface StaffFile {
  id: string;
  ownerId: string;
  name: string;
  folder: UploadFolder;
  type: UploadType;
  url: string;
}

const columns = (file: string): string =>
  `${file}.id, ${file}.owner_id AS "ownerId", ${file}.name, ${file}.folder, ${file}.stored_type AS type, ${file}.url`;

/** File $1, if the caller looks after it: $2 whether after all. */
const lookedAfter = `
  f.id = $1 AND f.state = 'READY'
  AND ($2 OR EXISTS (SELECT FROM users o WHERE o.id = f.owner_id AND ${sentByStaff('o')}))`;

/** $3 who deletes it */
export const deleteStatement = `
  UPDATE uploads f SET deleted_at = now(), deleted_by = $3 WHERE ${lookedAfter} AND f.deleted_at IS NULL
  RETURNING ${columns('f')}`;

/** What the sweep has taken meanwhile is gone. */
export const restoreStatement = `
  UPDATE uploads f SET deleted_at = NULL, deleted_by = NULL WHERE ${lookedAfter} AND f.deleted_at IS NOT NULL
  RETURNING ${columns('f')}`;

export const lockStatement = `
  SELECT ${columns('f')} FROM uploads f WHERE ${lookedAfter} AND f.deleted_at IS NULL FOR UPDATE`;

/** The finished file of $2 whose address is $1. */
export const ownFileStatement = `
  SELECT ${columns('f')} FROM uploads f
  WHERE f.url = $1 AND f.owner_id = $2 AND f.state = 'READY' AND f.deleted_at IS NULL FOR UPDATE`;

/** Whatever led to $1, and its own address, lead to $2 from now on. */
export const redirectStatement = `
  WITH older AS (UPDATE upload_redirects SET upload_id = $2 WHERE upload_id = $1)
  INSERT INTO upload_redirects (url, upload_id) SELECT url, $2 FROM uploads WHERE id = $1`;

/** Forgets file $1; its owner has the room again. */
export const forgetStatement = `
  WITH gone AS (DELETE FROM uploads WHERE id = $1 RETURNING owner_id, stored_bytes)
  UPDATE upload_usage u SET bytes = GREATEST(0, u.bytes - gone.stored_bytes)
  FROM gone WHERE u.owner_id = gone.owner_id`;

/** $1 file, $2 whether the caller looks after all */
export const staffFileQuery = {
  name: 'uploads.staff-file',
  text: `
    SELECT f.id, f.name, f.folder, f.target, f.stored_type AS type, f.stored_bytes::float8 AS bytes, f.width, f.height,
           f.url, owner.full_name AS owner, f.finished_at AS "uploadedAt", f.deleted_at AS "deletedAt",
           (SELECT count(*)::int FROM upload_redirects r WHERE r.upload_id = f.id) AS "olderAddresses"
    FROM uploads f JOIN users owner ON owner.id = f.owner_id WHERE ${lookedAfter}`,
};
