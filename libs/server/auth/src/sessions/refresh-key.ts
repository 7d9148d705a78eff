import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

/** What the refresh cookie carries: which session, and a secret only that browser knows. */
export interface RefreshKey {
  readonly sessionId: string;
  /** 256 bits, base64url. */
  readonly secret: string;
}

const cookiePattern = /^([\da-f-]{36})\.([\w-]{43})$/;

/** A fresh 256-bit secret. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret: it is random, so a plain SHA-256 cannot be turned around. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

export const formatRefreshKey = ({ sessionId, secret }: RefreshKey): string => `${sessionId}.${secret}`;

/** Reads a cookie; null for anything that is not one of ours. */
export function parseRefreshKey(cookie: string | undefined): RefreshKey | null {
  const [, sessionId, secret] = cookie?.match(cookiePattern) ?? [];
  return sessionId && secret && z.guid().safeParse(sessionId).success ? { sessionId, secret } : null;
}
