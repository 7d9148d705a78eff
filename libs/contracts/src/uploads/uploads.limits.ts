import type { PictureSize, UploadFolder, UploadKind } from './uploads.enums';

const megabyte = 1024 * 1024;

/** Bounds of uploads (checklist line 117). */
export const uploadsLimits = {
  /** Largest file of a kind, in bytes. */
  bytes: {
    IMAGE: 10 * megabyte,
    VIDEO: 500 * megabyte,
    AUDIO: 100 * megabyte,
    DOCUMENT: 20 * megabyte,
    CAPTIONS: megabyte,
    ARCHIVE: 50 * megabyte,
  } satisfies Record<UploadKind, number>,
  /** The same in a folder that takes less. Two minutes of speech are 0.5 MB as most browsers record them, and 2 MB as any does. */
  bytesIn: { 'voice-notes': 3 * megabyte } as Readonly<Partial<Record<UploadFolder, number>>>,
  /** What an archive, an office file or the packed parts of a PDF may be unpacked, in bytes, and how many times as large. */
  unpackedBytes: 200 * megabyte,
  unpackedTimes: 200,
  /** Files one process looks into at the same time, at most one of each person; each holds a connection to the database. */
  checksAtOnce: 2,
  /** How long looking into one file may take as a whole, in minutes. */
  checkMinutes: 5,
  /** Files in an archive. */
  archiveEntries: 2_000,
  /** All files of one person together, those under way included, in bytes. */
  bytesOfOnePerson: 10 * 1024 * megabyte,
  /** Uploads one person may begin in an hour. */
  perHour: 200,
  /** The same for staff who look after files: they send whole folders (checklist line 230). */
  perHourOfStaff: 5_000,
  bytesOfStaff: 2_000 * 1024 * megabyte,
  /** How long a deleted file can be had back, in minutes; then it is swept. */
  undoMinutes: 15,
  /** Uploads of one person that may be under way at once; what was begun and left counts until it is swept. */
  pending: 50,
  /** Longest name of a file, in characters. */
  nameLength: 255,
  /** Longest side of a picture as it is sent, in pixels: more is a bomb, or a mistake. */
  pictureSide: 20_000,
  /** Pixels of a picture as it is sent, over all its frames. */
  picturePixels: 50_000_000,
  /** Longest side of each size in which a picture is kept, in pixels; smaller pictures stay as large as they are. */
  pictureSides: { small: 320, medium: 960, large: 2048 } satisfies Record<PictureSize, number>,
  /** How long a signed address may be sent to, in minutes; a slow line needs its time for 500 MB once it began. */
  signedMinutes: 15,
  /** How long a link to a document works, in minutes. */
  linkMinutes: 5,
  /** How long after that a file may be completed, in minutes; then it is swept. */
  completionMinutes: 240,
} as const;
