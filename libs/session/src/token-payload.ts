import { type Role, roles as knownRoles } from '@lyceum/contracts/auth';
import type { SessionUser } from './session-state';

/** What a token says. Times are milliseconds since 1970 by the server's clock. */
export interface TokenContent {
  readonly user: Omit<SessionUser, 'expiresAt'>;
  readonly issuedAt: number | null;
  readonly expiresAt: number;
}

/**
 * Reads a JWT (checklist line 34) without checking its signature: only the server can, and only the server decides by
 * it. Anything that is not one of our tokens is null.
 *
 * By hand, not by a schema: every signed-in page waits for this before its first paint and should not load the
 * validation library for it. It is also tolerant where a schema would not be: a role this build does not know yet,
 * because the server is newer, is left out instead of ending the session.
 */
export function decodeToken(token: string): TokenContent | null {
  const payload = payloadOf(token);
  if (typeof payload !== 'object' || payload === null) return null;
  const { id, sid, firstName, lastName, email, roleArray, viewedBy, iat, exp } = payload as Record<
    string,
    unknown
  >;
  if (!isText(id) || !isText(firstName) || !isText(lastName) || !isText(email)) return null;
  if (!Array.isArray(roleArray) || typeof exp !== 'number') return null;
  const roles = roleArray.filter(isKnownRole);
  return {
    user: {
      id,
      sessionId: isText(sid) ? sid : null,
      firstName,
      lastName,
      email,
      roles,
      viewedBy: isText(viewedBy) ? viewedBy : undefined,
    },
    issuedAt: typeof iat === 'number' ? iat * 1_000 : null,
    expiresAt: exp * 1_000,
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isKnownRole = (value: unknown): value is Role => (knownRoles as readonly unknown[]).includes(value);

function payloadOf(token: string): unknown {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
