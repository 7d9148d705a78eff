import { type UploadFolder, uploadFolders, type UploadKind, uploadTypes } from '@lyceum/contracts/uploads';

/** The types of files a folder takes, for a file chooser. */
export function acceptOf(folder: UploadFolder): string {
  const kinds: readonly UploadKind[] = uploadFolders[folder].kinds;
  return Object.entries(uploadTypes)
    .filter(([, { kind }]) => kinds.includes(kind))
    .map(([type]) => type)
    .join(',');
}
