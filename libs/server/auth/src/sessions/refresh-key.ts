import { createHash } from 'node:crypto';
import { z } from 'zod';

/** What the refresh cookie carries: which session, and a secret only that browser knows. */
export interface RefreshKey {
  readonly sessionId: string;
  /** 128 random bits and our mark over them and the session (IssuedSecrets), base64url. */
  readonly secret: string;
}

const cookiePattern = /^([\da-f-]{36})\.([\w-]{43})$/;

/** What is stored of a secret: it is random, so a plain SHA-256 cannot be turned around. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** For which session a secret was made (IssuedSecrets). */
export const refreshPurpose = (sessionId: string): string => `refresh ${sessionId}`;

export const formatRefreshKey = ({ sessionId, secret }: RefreshKey): string => `${sessionId}.${secret}`;

/** Reads a cookie; null for anything that is not one of ours. */
export function parseRefreshKey(cookie: string | undefined): RefreshKey | null {
  const [, sessionId, secret] = cookie?.match(cookiePattern) ?? [];
  return sessionId && secret && z.guid().safeParse(sessionId).success ? { sessionId, secret } : null;
}
