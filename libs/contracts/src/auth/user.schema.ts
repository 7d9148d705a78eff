import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import type { TableRow } from '../ops/table';
import { type TablePage, tableRowSchema } from '../ops/table.schema';
import { roles } from '../permissions/role.enums';
import { usersTable } from './users.table';

export const roleSchema = z.enum(roles);

/** No role twice; the order carries no meaning. */
export const roleListSchema = z
  .array(roleSchema)
  .max(roles.length)
  .refine((list) => new Set(list).size === list.length, 'A role is named twice.');

/** `expectedRoles` is what the caller saw; the call is refused when they are no longer that. */
export const setRolesSchema = z.object({
  userId: idSchema,
  roles: roleListSchema,
  expectedRoles: roleListSchema,
});

/** A row of the console's user table. */
export const userRowSchema = tableRowSchema(usersTable);

export type SetRolesInput = z.output<typeof setRolesSchema>;
export type UserRow = TableRow<typeof usersTable>;
export type UserPage = TablePage<typeof usersTable>;
