import { z } from 'zod';

const given = z.string().trim().min(1).optional();

const storeUrl = z
  .url({
    protocol: /^https?$/,
    hostname: /.+/,
    error: 'must be a URL like https://s3.eu-west-1.amazonaws.com',
  })
  .optional();

/** Where files lie that people send. With OBJECT_STORE_BUCKET in a store that speaks S3, otherwise in a folder. */
export const objectsEnvironment = {
  /** Folder of the embedded object store, relative to where the server was started. */
  OBJECTS_DIR: z.string().min(1).default('.data/objects'),
  OBJECT_STORE_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  OBJECT_STORE_REGION: z.string().min(1).default('us-east-1'),
  /** Absent: AWS itself. */
  OBJECT_STORE_ENDPOINT: storeUrl,
  /** The store as browsers reach it, where that is another address. */
  OBJECT_STORE_PUBLIC_ENDPOINT: storeUrl,
  /** Whether the bucket is named in the path, as MinIO has it, and not in the host. */
  OBJECT_STORE_PATH_STYLE: z
    .enum(['true', 'false', '1', '0'], 'must be true or false')
    .transform((value) => value === 'true' || value === '1')
    .default(false),
  /** Absent: what AWS's SDK finds by itself (a role of the machine or container). */
  OBJECT_STORE_ACCESS_KEY_ID: given,
  OBJECT_STORE_SECRET_ACCESS_KEY: given,
} as const;

/**
 * The origin browsers send their files to, e.g. `https://my-bucket.s3.eu-west-1.amazonaws.com`; null where that is
 * this server. The page's Content-Security-Policy has to allow it.
 */
export function uploadOrigin(settings: {
  OBJECT_STORE_BUCKET?: string | undefined;
  OBJECT_STORE_REGION: string;
  OBJECT_STORE_ENDPOINT?: string | undefined;
  OBJECT_STORE_PUBLIC_ENDPOINT?: string | undefined;
  OBJECT_STORE_PATH_STYLE: boolean;
}): string | null {
  if (settings.OBJECT_STORE_BUCKET === undefined) return null;
  const fallback = `https://s3.${settings.OBJECT_STORE_REGION}.amazonaws.com`;
  const url = new URL(settings.OBJECT_STORE_PUBLIC_ENDPOINT ?? settings.OBJECT_STORE_ENDPOINT ?? fallback);
  if (!settings.OBJECT_STORE_PATH_STYLE) url.hostname = `${settings.OBJECT_STORE_BUCKET}.${url.hostname}`;
  return url.origin;
}
