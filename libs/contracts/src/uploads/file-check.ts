import type { ErrorDefinition } from '../common/define-errors';
import {
  takesType,
  type UploadFolder,
  uploadFolders,
  type UploadKind,
  type UploadType,
  uploadTypes,
} from './uploads.enums';
import { uploadsErrors } from './uploads.errors';
import { uploadsLimits } from './uploads.limits';

/** A file as its sender describes it, before anybody has looked into it. */
export interface AnnouncedFile {
  readonly filename: string;
  /** As the browser says it; may be empty, and may have parameters. */
  readonly type: string;
  /** With or without its dot. */
  readonly extension: string;
  /** Bytes. */
  readonly size: number;
}

/** What a file may be uploaded as, or what is wrong with it. */
export type FileCheck =
  | { readonly type: UploadType; readonly kind: UploadKind; readonly extension: string }
  | { readonly error: ErrorDefinition; readonly parameters?: Readonly<Record<string, number>> };

/** Names of types that browsers use beside the right ones. */
const aliases: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'application/ogg': 'audio/ogg',
  'audio/mp3': 'audio/mpeg',
  'audio/m4a': 'audio/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'application/x-zip-compressed': 'application/zip',
};

/**
 * Checks what is said about a file before it is sent (checklist line 117). Browser and server ask the same question;
 * only the server then looks at the bytes.
 */
export function checkFile(file: AnnouncedFile, folder: UploadFolder): FileCheck {
  const extension = file.extension.trim().toLowerCase().replace(/^\./, '');
  const kinds: readonly UploadKind[] = uploadFolders[folder].kinds;
  const type = typeOf(file.type, extension, kinds);
  if (type === 'image/svg+xml' || ['svg', 'svgz'].includes(extension))
    return { error: uploadsErrors.SVG_REFUSED };
  if (type === 'video/quicktime' || ['mov', 'qt'].includes(extension))
    return { error: uploadsErrors.MOV_REFUSED };
  const takesDocuments = kinds.includes('DOCUMENT');
  if (!isUploadType(type))
    return { error: takesDocuments ? uploadsErrors.NO_DOCUMENT : uploadsErrors.TYPE_NOT_TAKEN };
  const { kind, extensions } = uploadTypes[type];
  if (!kinds.includes(kind)) {
    if (takesDocuments) return { error: uploadsErrors.NO_DOCUMENT };
    // Where only pictures and videos are taken, the sentence that names their types helps more.
    const isOther = kinds.every(isMedia) && !isMedia(kind);
    return { error: isOther ? uploadsErrors.TYPE_NOT_TAKEN : uploadsErrors.KIND_NOT_TAKEN };
  }
  if (!takesType(folder, type))
    return { error: takesDocuments ? uploadsErrors.ONLY_PDF : uploadsErrors.KIND_NOT_TAKEN };
  if (!isOneOf(extensions, extension) || extensionOf(file.filename) !== extension)
    return { error: uploadsErrors.EXTENSION_MISMATCH };
  if (file.size === 0) return { error: uploadsErrors.EMPTY };
  const limit = uploadsLimits.bytesIn[folder] ?? uploadsLimits.bytes[kind];
  if (file.size > limit)
    return { error: uploadsErrors.TOO_LARGE, parameters: { megabytes: limit / 1024 / 1024 } };
  return { type, kind, extension };
}

/** The ending of a file's name in small letters, without its dot; empty where there is none. */
export function extensionOf(filename: string): string {
  return /\.([^./\\]+)$/.exec(filename)?.[1]?.toLowerCase() ?? '';
}

/** Some systems know no type of some files, and say nothing; some take every Ogg file for sound. */
function typeOf(said: string, extension: string, kinds: readonly UploadKind[]): string {
  const plain = (said.split(';')[0] ?? '').trim().toLowerCase();
  if (plain !== '' && plain !== 'application/octet-stream') {
    const type = aliases[plain] ?? plain;
    return type === 'audio/ogg' && !kinds.includes('AUDIO') ? 'video/ogg' : type;
  }
  const known = Object.entries(uploadTypes).find(([, { extensions }]) => isOneOf(extensions, extension));
  return known?.[0] ?? plain;
}

const isMedia = (kind: UploadKind): boolean => kind === 'IMAGE' || kind === 'VIDEO';

function isUploadType(type: string): type is UploadType {
  return Object.hasOwn(uploadTypes, type);
}

function isOneOf(list: readonly string[], text: string): boolean {
  return list.includes(text);
}
