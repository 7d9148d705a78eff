import { randomBytes } from 'node:crypto';
import {
  rightOfLibrary,
  uploadBuckets,
  type UploadFolder,
  uploadFolders,
  type UploadKind,
  uploadsErrors,
} from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';

/** Where a file belongs (checklist line 122). */
export interface Place {
  readonly bucket: string;
  readonly folder: UploadFolder;
  /** What the file is for: an id or a name; `general` where nothing is said. */
  readonly target: string;
}

const targetPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/;

/** @throws DomainError UPLOADS_BUCKET_UNKNOWN, UPLOADS_FOLDER_UNKNOWN also where the folder lies in another bucket */
export function placeOf(bucket: string, path: string): Place {
  if (!uploadBuckets.some((known) => known === bucket)) throw new DomainError(uploadsErrors.BUCKET_UNKNOWN);
  const [folder = '', target = 'general', ...rest] = path.split('/');
  if (
    !isFolder(folder) ||
    uploadFolders[folder].bucket !== bucket ||
    rest.length > 0 ||
    !targetPattern.test(target)
  )
    throw new DomainError(uploadsErrors.FOLDER_UNKNOWN);
  return { bucket, folder, target };
}

/** Letters of a name that stand in its path. */
const stemLength = 60;

/**
 * The path of a new file, made of bucket, folder, target, owner and name (checklist line 121), and of 128 random bits:
 * nobody can guess it. Pictures become WebP, whatever they were. What everybody sees says nothing of its name: names of people stand in those.
 */
export function urlOf(
  place: Place,
  file: {
    readonly ownerId: string;
    readonly name: string;
    readonly kind: UploadKind;
    readonly extension: string;
  },
): string {
  const { bucket, folder, target } = place;
  const extension = file.kind === 'IMAGE' ? 'webp' : file.extension;
  const stem = rightOfLibrary(folder) === null ? stemOf(file.name) : 'picture';
  const name = `${stem}-${randomBytes(16).toString('hex')}.${extension}`;
  return `/files/${[bucket, folder, target, file.ownerId, name].join('/')}`;
}

function stemOf(name: string): string {
  const plain = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase();
  const stem = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, stemLength)
    .replace(/^-+|-+$/g, '');
  return stem === '' ? 'file' : stem;
}

function isFolder(text: string): text is UploadFolder {
  return Object.hasOwn(uploadFolders, text);
}
