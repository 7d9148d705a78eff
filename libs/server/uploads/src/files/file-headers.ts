import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';

/** What files are served as. Whatever else may ever lie in the store is no page, but something to save. */
const typesByExtension: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ogg': 'video/ogg',
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.oga': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
  '.weba': 'audio/webm',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** A file alone: nothing it may contain runs, loads or frames anything. */
const contentSecurityPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

/** Asked again after a minute: what a file is for may have been removed meanwhile. */
const mediaCaching = 'public, max-age=60, must-revalidate';
/** A document is kept by nobody: its link lives shorter than any cache. */
const documentCaching = 'private, no-store';

/** Headers of a file, whichever part of it is sent. A path is used once: what lies there never changes, but it may go. */
export function fileHeaders(key: string): Record<string, string> {
  const type = typesByExtension[extname(key)];
  return {
    'content-type': type ?? 'application/octet-stream',
    'content-disposition': type ? 'inline' : `attachment; filename="${basename(key)}"`,
    'cache-control': key.startsWith('media/') ? mediaCaching : documentCaching,
    etag: etagOf(key),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'content-security-policy': contentSecurityPolicy,
    'cross-origin-resource-policy': 'same-origin',
  };
}

export function etagOf(key: string): string {
  return `"${createHash('sha256').update(key).digest('base64url').slice(0, 22)}"`;
}

/** Whether a header like `If-None-Match` names the tag. */
export function namesTag(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
