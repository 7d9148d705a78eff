import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { asLeftSchema, bulkIdsSchema } from '../ops/table.schema';
import { isOwnFileUrl } from './file-address';
import { uploadFolderNames, uploadTypeNames } from './uploads.enums';

export const uploadIdsSchema = z.object({ ids: bulkIdsSchema });

/** `asLeft` where it undoes a deletion: only files whose last deletion that was are had back. */
export const restoreUploadsSchema = uploadIdsSchema.extend({ asLeft: asLeftSchema.optional() });

export type RestoreUploadsInput = z.input<typeof restoreUploadsSchema>;

export type UploadIdsInput = z.input<typeof uploadIdsSchema>;

/** `replacementUrl` is where a finished upload of the caller's is, in the same folder and of the same kind. */
export const replaceUploadSchema = z.object({
  uploadId: idSchema,
  replacementUrl: z.string().refine(isOwnFileUrl, 'This is not the address of a file.'),
});

export type ReplaceUploadInput = z.input<typeof replaceUploadSchema>;

/** Where the new file is; the address of the old one leads there. */
export const replacedUploadSchema = z.object({ id: idSchema, url: z.string() });

export type ReplacedUpload = z.output<typeof replacedUploadSchema>;

export const uploadIdSchema = z.object({ uploadId: idSchema });

export type UploadIdInput = z.input<typeof uploadIdSchema>;

/** A file as staff see it. */
export const staffFileSchema = z.object({
  id: idSchema,
  name: z.string(),
  folder: z.enum(uploadFolderNames),
  /** What it is for: an id or a name. */
  target: z.string(),
  type: z.enum(uploadTypeNames),
  bytes: z.int(),
  /** Pixels; null for videos. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  url: z.string(),
  /** Where it can be seen now: its address, or of a document a link that works for some minutes. */
  link: z.string(),
  owner: z.object({ id: idSchema, name: z.string() }),
  uploadedAt: z.iso.datetime(),
  /** When it was deleted; it can be had back until the sweep. */
  deletedAt: z.iso.datetime().nullable(),
  /** Addresses of files it took the place of. */
  olderAddresses: z.int(),
});

export type StaffFileView = z.output<typeof staffFileSchema>;
