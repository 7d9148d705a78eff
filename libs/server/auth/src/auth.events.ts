import { idSchema, roleListSchema, sessionEndReasons, signInWays, signOutSchema } from '@lyceum/contracts';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Somebody's roles are no longer what they were. */
export const UserRolesChanged = defineEvent(
  'auth.user-roles-changed',
  z.object({ userId: idSchema, roles: roleListSchema, previousRoles: roleListSchema, changedBy: idSchema }),
);

/** Somebody signed in; the login type is the way (checklist line 38). */
export const UserSignedIn = defineEvent(
  'auth.user-signed-in',
  z.object({ userId: idSchema, sessionId: idSchema, signInWay: z.enum(signInWays), userAgent: z.string() }),
);

/** Somebody logged out, or idleness did it for them (checklist line 29). */
export const UserSignedOut = defineEvent(
  'auth.user-signed-out',
  signOutSchema.extend({ userId: idSchema, sessionId: idSchema, userAgent: z.string() }),
);

/** Sessions of a user are over, all for the same reason. */
export const SessionsEnded = defineEvent(
  'auth.sessions-ended',
  z.object({ userId: idSchema, sessionIds: z.array(idSchema), reason: z.enum(sessionEndReasons) }),
);

/** A new account exists. */
export const UserSignedUp = defineEvent('auth.user-signed-up', z.object({ userId: idSchema }));
