import {
  cursorSchema,
  roleSchema,
  sortDirections,
  tableLimits,
  type tableQuerySchema,
} from '@lyceum/contracts';
import { z } from 'zod';

export const userSortKeys = ['createdAt', 'name', 'email'] as const;

/** Pages one can step back through; beyond it, Previous leads to the first page. It keeps addresses short. */
const maximumTrail = 30;

/** What the address of the users page says. A value that does not fit counts as not given. */
export const usersSearchSchema = z.object({
  search: z.string().trim().max(tableLimits.searchLength).default('').catch(''),
  role: roleSchema.optional().catch(undefined),
  sortBy: z.enum(userSortKeys).default('createdAt').catch('createdAt'),
  direction: z.enum(sortDirections).default('desc').catch('desc'),
  /** Cursors of the pages walked through, the present one last; empty on the first page. */
  trail: z.array(cursorSchema).max(maximumTrail).default([]).catch([]),
});

export type UsersSearch = z.output<typeof usersSearchSchema>;

/** What the address leaves out. */
export const usersSearchDefaults = {
  search: '',
  sortBy: 'createdAt',
  direction: 'desc',
  trail: [],
} as const satisfies Partial<UsersSearch>;

/** The call that answers the address. */
export function toListInput({
  trail,
  role,
  ...rest
}: UsersSearch): z.input<ReturnType<typeof tableQuerySchema>> {
  return { ...rest, cursor: trail.at(-1) ?? null, ...(role && { filters: { roles: [role] } }) };
}

/** Another filter or order: begins at its first page. */
export function refined(search: UsersSearch, change: Partial<Omit<UsersSearch, 'trail'>>): UsersSearch {
  return { ...search, ...change, trail: [] };
}

/** One page on. */
export function nextPage(search: UsersSearch, cursor: string): UsersSearch {
  return { ...search, trail: [...search.trail, cursor].slice(-maximumTrail) };
}

/** One page back. */
export function previousPage(search: UsersSearch): UsersSearch {
  return { ...search, trail: search.trail.slice(0, -1) };
}
