import { pathLength } from '../common/same-origin-path';

const pathPattern = /^\/files(?:\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/;

/**
 * Whether a path is one of this platform's own files (`/files/…`): the only place pictures and videos come from.
 * Another host would learn who reads, and may change what it shows. Whether the file is there, and whose it is, only
 * the server knows.
 */
export function isOwnFileUrl(path: unknown): path is string {
  return typeof path === 'string' && path.length <= pathLength && pathPattern.test(path);
}
