import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { isOwnFileUrl } from './file-address';
import { uploadTypeNames } from './uploads.enums';
import { uploadsLimits } from './uploads.limits';

/**
 * Asks for a signed address (checklist line 121). `uploadPath` is a folder, or a folder and the id or name of what the
 * file is for: `community-images/0198…`. Bucket, folder, type and size are checked with errors of their own.
 */
export const signedUrlSchema = z.object({
  uploadS3Bucket: z.string().max(100),
  uploadPath: z.string().max(200),
  filename: z
    .string()
    .min(1, 'The file needs a name.')
    .regex(/^\P{Cc}*$/u, 'The name of the file has characters that cannot be read.')
    .max(uploadsLimits.nameLength, `Use a name of at most ${String(uploadsLimits.nameLength)} characters.`),
  /** As the browser says it: `image/png`. */
  type: z.string().max(200),
  /** With or without its dot, whatever its case. */
  extension: z.string().max(20),
  userId: idSchema,
  /** Bytes of the file. */
  size: z.coerce.number('Say how large the file is.').int().min(0),
});

export type SignedUrlInput = z.output<typeof signedUrlSchema>;

/** Where to send the file, with which headers, and where it will be once it is complete. */
export const signedUrlAnswerSchema = z.object({
  data: z.object({
    uploadId: z.string(),
    /** The file goes there with PUT: a path of ours, or an address of the object store. */
    signedUrl: z.string(),
    /** Headers to send with it. */
    headers: z.record(z.string(), z.string()),
    /** A path of ours. There is nothing there before the upload is complete. */
    publicUrl: z.string(),
    expiresAt: z.string(),
  }),
});

export type SignedUrlAnswer = z.output<typeof signedUrlAnswerSchema>;

/** What a signed address of this server says about itself. */
export const putAddressSchema = z.object({
  type: z.string().max(200).default(''),
  size: z.coerce.number().catch(0),
  /** Seconds since 1970. */
  expires: z.coerce.number().catch(0),
  signature: z.string().max(200).default(''),
});

export type PutAddressInput = z.output<typeof putAddressSchema>;

/** Asks for a link to a document: `path` is its address, or that of one of its sizes. */
export const documentLinkSchema = z.object({
  path: z.string().refine(isOwnFileUrl, 'This is not the address of a file.'),
});

export type DocumentLinkInput = z.input<typeof documentLinkSchema>;

/** Where a document can be read, by whoever has the link, for some minutes. */
export const linkedDocumentSchema = z.object({ url: z.string(), expiresAt: z.string() });

export type LinkedDocument = z.output<typeof linkedDocumentSchema>;

export const linkedDocumentAnswerSchema = z.object({ data: linkedDocumentSchema });

/** What a link to a document says about itself. */
export const linkClaimSchema = z.object({
  /** Seconds since 1970. */
  expires: z.coerce.number().catch(0),
  signature: z.string().max(200).catch(''),
  /** Who may use it, where it is of one reader alone; empty where whoever has it may. */
  reader: z.string().max(100).catch(''),
});

/** A file that was checked and kept. */
export const completedUploadSchema = z.object({
  url: z.string(),
  /** What it is served as: `image/webp` for every picture. */
  type: z.enum(uploadTypeNames),
  /** Pixels of the picture at `url`; null for videos. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  /** A picture in its sizes, `large` being `url`; null for videos. */
  sizes: z.object({ small: z.string(), medium: z.string(), large: z.string() }).nullable(),
});

export type CompletedUpload = z.output<typeof completedUploadSchema>;

export const completedUploadAnswerSchema = z.object({ data: completedUploadSchema });
