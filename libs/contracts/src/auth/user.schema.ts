import { z } from 'zod';
import { cursorSchema, idSchema } from '../common/page.schema';
import { pageLimits } from '../common/page.limits';
import { sortDirections } from '../common/sort.enums';
import { authLimits } from './auth.limits';
import { roles } from './role.enums';

export const roleSchema = z.enum(roles);

/** No role twice; the order carries no meaning. */
export const roleListSchema = z
  .array(roleSchema)
  .max(roles.length)
  .refine((list) => new Set(list).size === list.length, 'A role is named twice.');

export const userSortKeys = ['createdAt', 'name', 'email'] as const;

export const listUsersSchema = z.object({
  search: z.string().trim().max(authLimits.userSearchLength).default(''),
  role: roleSchema.optional(),
  sortBy: z.enum(userSortKeys).default('createdAt'),
  direction: z.enum(sortDirections).default('desc'),
  limit: z.int().min(1).max(pageLimits.maximumPageSize).default(pageLimits.consolePageSize),
  cursor: cursorSchema.nullish(),
});

/** `expectedRoles` is what the caller saw; the call is refused when they are no longer that. */
export const setRolesSchema = z.object({
  userId: idSchema,
  roles: roleListSchema,
  expectedRoles: roleListSchema,
});

/** A row of the console's user table. Times are ISO 8601 in UTC. */
export const userRowSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  roles: z.array(roleSchema),
  createdAt: z.iso.datetime(),
  isSuspended: z.boolean(),
});

export const userPageSchema = z.object({ rows: z.array(userRowSchema), nextCursor: z.string().nullable() });

export type ListUsersInput = z.output<typeof listUsersSchema>;
export type SetRolesInput = z.output<typeof setRolesSchema>;
export type UserRow = z.output<typeof userRowSchema>;
export type UserPage = z.output<typeof userPageSchema>;
