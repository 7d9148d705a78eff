import { idSchema, roleSchema } from '@lyceum/contracts';
import { z } from 'zod';
import type { SessionUser } from './session-state';

/** What the access token says (checklist line 34). `exp` is in seconds since 1970. */
const tokenPayloadSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roleArray: z.array(roleSchema),
  exp: z.number(),
});

/**
 * Reads a JWT without checking its signature: only the server can, and only the server decides by it.
 * Anything that is not one of our tokens is null.
 */
export function decodeToken(token: string): SessionUser | null {
  const parsed = tokenPayloadSchema.safeParse(payloadOf(token));
  if (!parsed.success) return null;
  const { roleArray, exp, ...person } = parsed.data;
  return { ...person, roles: roleArray, expiresAt: exp * 1_000 };
}

function payloadOf(token: string): unknown {
  try {
    const base64 = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
