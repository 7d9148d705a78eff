import type { Permission } from '../permissions';

/**
 * Where files are kept (checklist line 122). What lies in `media` is shown to people, `documents` holds what only
 * some may see. Both are served under a path nobody can guess.
 */
export const uploadBuckets = ['media', 'documents'] as const;

export type UploadBucket = (typeof uploadBuckets)[number];

/** What a file is to the platform. */
export const uploadKinds = ['IMAGE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'CAPTIONS', 'ARCHIVE'] as const;

export type UploadKind = (typeof uploadKinds)[number];

/** What a text may show among its words. */
export type MediaKind = Extract<UploadKind, 'IMAGE' | 'VIDEO'>;

/** How far an upload got. Only a READY one is a file; a REFUSED one was looked at and thrown away. */
export const uploadStates = ['PENDING', 'READY', 'REFUSED'] as const;

export type UploadState = (typeof uploadStates)[number];

const both = ['IMAGE', 'VIDEO'] as const;
const pictures = ['IMAGE'] as const;
const videos = ['VIDEO'] as const;

/** The folders there are, the bucket each lies in, and the kinds of files it takes (checklist line 122); into one of the house nobody sends, and what is
 * personal is for the person it is of, and no other staff but admins look after it; after what is private no staff do. What is of a library is sent and
 * seen among the uploads by holders of its right, and changed in the library alone. */
export const uploadFolders = {
  events: { bucket: 'media', kinds: both },
  'profile-images': { bucket: 'media', kinds: pictures },
  thumbnails: { bucket: 'media', kinds: pictures },
  'community-images': { bucket: 'media', kinds: pictures },
  'community-videos': { bucket: 'media', kinds: videos },
  galleries: { bucket: 'media', kinds: both },
  'site-pictures': { bucket: 'media', kinds: pictures, libraryOf: 'content.edit' },
  'course-material': { bucket: 'documents', kinds: both },
  applications: { bucket: 'documents', kinds: both },
  reports: { bucket: 'documents', kinds: pictures },
  homework: { bucket: 'documents', kinds: ['DOCUMENT', 'IMAGE'] },
  recordings: { bucket: 'documents', kinds: videos },
  // A film of each who is in a recorded lesson, whose it is.
  'room-films': { bucket: 'documents', kinds: videos, isOfHouse: true, isPrivate: true },
  certificates: { bucket: 'documents', kinds: ['DOCUMENT'], isOfHouse: true },
  'class-reports': { bucket: 'documents', kinds: ['DOCUMENT'], types: ['application/pdf'], isPersonal: true },
  'essay-contest': { bucket: 'documents', kinds: pictures },
  'chat-files': { bucket: 'documents', kinds: ['DOCUMENT', 'IMAGE'], isPrivate: true },
  // What browsers record.
  'voice-notes': {
    bucket: 'documents',
    kinds: ['AUDIO'],
    types: ['audio/webm', 'audio/mp4'],
    isPrivate: true,
  },
} as const satisfies Record<
  string,
  {
    bucket: UploadBucket;
    kinds: readonly UploadKind[];
    types?: readonly string[];
    isOfHouse?: true;
    isPersonal?: true;
    isPrivate?: true;
    libraryOf?: Permission;
  }
>;

export type UploadFolder = keyof typeof uploadFolders;

export const uploadFolderNames = Object.keys(uploadFolders) as UploadFolder[];

/** Whether only admins look after files of a folder, whoever of the staff sent them. */
export const isPersonalFolder = (folder: UploadFolder): boolean => 'isPersonal' in uploadFolders[folder];

/** Whether no staff look after files of a folder, and who may read one is asked again each time it is fetched. */
export const isPrivateFolder = (folder: UploadFolder): boolean => 'isPrivate' in uploadFolders[folder];

/** The right of those who edit the library a folder is of; null of a folder that is of none. */
export function rightOfLibrary(folder: UploadFolder): Permission | null {
  const place = uploadFolders[folder];
  return 'libraryOf' in place ? place.libraryOf : null;
}

/** Whether people may send files to a folder, staff among them. */
export const isOpenFolder = (folder: UploadFolder): boolean => !('isOfHouse' in uploadFolders[folder]);

/** The types of files there are (checklist line 117), with the endings of their names, and what each is. */
export const uploadTypes = {
  'image/png': { kind: 'IMAGE', extensions: ['png'] },
  'image/jpeg': { kind: 'IMAGE', extensions: ['jpg', 'jpeg', 'jfif'] },
  'image/webp': { kind: 'IMAGE', extensions: ['webp'] },
  'image/gif': { kind: 'IMAGE', extensions: ['gif'] },
  'image/avif': { kind: 'IMAGE', extensions: ['avif'] },
  'video/mp4': { kind: 'VIDEO', extensions: ['mp4'] },
  'video/webm': { kind: 'VIDEO', extensions: ['webm'] },
  'video/ogg': { kind: 'VIDEO', extensions: ['ogg'] },
  'audio/mpeg': { kind: 'AUDIO', extensions: ['mp3'] },
  'audio/mp4': { kind: 'AUDIO', extensions: ['m4a', 'mp4'] },
  'audio/ogg': { kind: 'AUDIO', extensions: ['oga', 'ogg', 'opus'] },
  'audio/wav': { kind: 'AUDIO', extensions: ['wav'] },
  'audio/webm': { kind: 'AUDIO', extensions: ['weba', 'webm'] },
  'application/pdf': { kind: 'DOCUMENT', extensions: ['pdf'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'DOCUMENT',
    extensions: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'DOCUMENT',
    extensions: ['xlsx'],
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    kind: 'DOCUMENT',
    extensions: ['pptx'],
  },
  'application/vnd.oasis.opendocument.text': { kind: 'DOCUMENT', extensions: ['odt'] },
  'text/plain': { kind: 'DOCUMENT', extensions: ['txt'] },
  'text/csv': { kind: 'DOCUMENT', extensions: ['csv'] },
  'text/vtt': { kind: 'CAPTIONS', extensions: ['vtt'] },
  'application/x-subrip': { kind: 'CAPTIONS', extensions: ['srt'] },
  'application/zip': { kind: 'ARCHIVE', extensions: ['zip'] },
} as const satisfies Record<string, { kind: UploadKind; extensions: readonly string[] }>;

export type UploadType = keyof typeof uploadTypes;

/** Whether a folder takes this type of the kinds it takes. */
export function takesType(folder: UploadFolder, type: string): boolean {
  const place = uploadFolders[folder];
  const types: readonly string[] | null = 'types' in place ? place.types : null;
  return types?.includes(type) ?? true;
}

/** The types of files a folder takes, for a file chooser. */
export function acceptOf(folder: UploadFolder): string {
  const kinds: readonly UploadKind[] = uploadFolders[folder].kinds;
  return Object.entries(uploadTypes)
    .filter(([type, { kind }]) => kinds.includes(kind) && takesType(folder, type))
    .map(([type]) => type)
    .join(',');
}

export const uploadTypeNames = Object.keys(uploadTypes) as UploadType[];

/** The sizes in which a picture is kept. */
export const pictureSizes = ['small', 'medium', 'large'] as const;

export type PictureSize = (typeof pictureSizes)[number];
