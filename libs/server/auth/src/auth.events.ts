import { idSchema, roleListSchema } from '@lyceum/contracts';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Somebody's roles are no longer what they were. */
export const UserRolesChanged = defineEvent(
  'auth.user-roles-changed',
  z.object({ userId: idSchema, roles: roleListSchema, previousRoles: roleListSchema, changedBy: idSchema }),
);

/** A new account exists. */
export const UserSignedUp = defineEvent('auth.user-signed-up', z.object({ userId: idSchema }));
