import { people } from '@lyceum/auth';
import type { StaffFileView, UploadFolder, UploadType } from '@lyceum/contracts/uploads';
import { columns, statement } from '@lyceum/kernel';
import { isForStaff, sentByStaff } from '../domains/staff-files.policy';

/** A file as it is changed. */
export interface StaffFile {
  id: string;
  ownerId: string;
  name: string;
  folder: UploadFolder;
  type: UploadType;
  url: string;
}

export interface StaffFileRow extends Omit<StaffFileView, 'link' | 'uploadedAt' | 'deletedAt'> {
  uploadedAt: Date;
  deletedAt: Date | null;
}

const file = columns(['id', 'ownerId', 'name', 'folder', 'url'], { type: 'stored_type' });

/** A file, if the caller looks after it. */
const lookedAfter = `
  f.id = $uploadId AND f.state = 'READY' AND ${isForStaff('f')} AND f.folder <> ALL ($closed::text[])
  AND ($looksAfterAll OR EXISTS (SELECT ${people.from('o')} WHERE o.id = f.owner_id AND ${sentByStaff('f', 'o')}))`;

/** Which deletion of a file it is, if it is deleted. */
const deletion = `extract(epoch FROM f.deleted_at)::text AS deletion`;

export const deleteStatement = statement<StaffFile & { deletion: string }>(
  'uploads.delete-staff-file',
  `UPDATE uploads f SET deleted_at = now(), deleted_by = $userId WHERE ${lookedAfter} AND f.deleted_at IS NULL
   RETURNING ${file('f')}, ${deletion}`,
);

/** Whoever deletes it or has it back at the same time waits. */
export const lockDeletionStatement = statement<{ deletion: string | null }>(
  'uploads.lock-deletion',
  `SELECT ${deletion} FROM uploads f WHERE ${lookedAfter} FOR UPDATE`,
);

/** What the sweep has taken meanwhile is gone. */
export const restoreStatement = statement<StaffFile>(
  'uploads.restore-staff-file',
  `UPDATE uploads f SET deleted_at = NULL, deleted_by = NULL WHERE ${lookedAfter} AND f.deleted_at IS NOT NULL
   RETURNING ${file('f')}`,
);

export const lockStatement = statement<StaffFile>(
  'uploads.lock-staff-file',
  `SELECT ${file('f')} FROM uploads f WHERE ${lookedAfter} AND f.deleted_at IS NULL FOR UPDATE`,
);

/** The finished file of `userId` whose address is `replacementUrl`. */
export const ownFileStatement = statement<StaffFile>(
  'uploads.staff-files-own-file',
  `SELECT ${file('f')} FROM uploads f
  WHERE f.url = $replacementUrl AND f.owner_id = $userId AND f.state = 'READY' AND f.deleted_at IS NULL FOR UPDATE`,
);

export const staffFileQuery = statement<StaffFileRow>(
  'uploads.staff-file',
  `SELECT f.id, f.name, f.folder, f.target, f.stored_type AS type, f.stored_bytes::float8 AS bytes, f.width, f.height,
           f.url, json_build_object('id', owner.id, 'name', owner.full_name) AS owner, f.finished_at AS "uploadedAt", f.deleted_at AS "deletedAt",
           (SELECT count(*)::int FROM upload_redirects r WHERE r.upload_id = f.id) AS "olderAddresses"
    FROM uploads f ${people.join('owner', 'f.owner_id')} WHERE ${lookedAfter}`,
);
