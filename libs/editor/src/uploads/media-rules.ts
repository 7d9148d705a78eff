import { fillMessage } from '@lyceum/contracts/common';
import {
  type AnnouncedFile,
  checkFile,
  extensionOf,
  type MediaKind,
  type UploadFolder,
  uploadTypes,
} from '@lyceum/contracts/uploads';

/** Where pictures and videos of texts are kept. */
export const mediaFolders = {
  IMAGE: 'community-images',
  VIDEO: 'community-videos',
} as const satisfies Record<MediaKind, UploadFolder>;

const types = Object.entries(uploadTypes);

/** What a file would be in a text: a video by what the browser takes it for or by its name, else a picture. */
export function mediaKindOf({ name, type }: Pick<File, 'name' | 'type'>): MediaKind {
  return type.startsWith('video/') || endingsOf('VIDEO').includes(extensionOf(name)) ? 'VIDEO' : 'IMAGE';
}

/**
 * Why a file cannot be uploaded, with its name (checklist line 117); null if it can. The server asks the same question
 * again, and then looks at what is in the file.
 */
export function mediaProblemOf(file: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const { name: filename, type, size } = file;
  const announced: AnnouncedFile = { filename, type, size, extension: extensionOf(filename) };
  const check = checkFile(announced, mediaFolders[mediaKindOf(file)]);
  return 'error' in check ? `${filename}: ${fillMessage(check.error.message, check.parameters)}` : null;
}

/** For the dialog that chooses files. */
export function acceptOf(kind: MediaKind): string {
  return endingsOf(kind)
    .map((ending) => `.${ending}`)
    .join(',');
}

function endingsOf(kind: MediaKind): string[] {
  return types.filter(([, type]) => type.kind === kind).flatMap(([, { extensions }]) => [...extensions]);
}
