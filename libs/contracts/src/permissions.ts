import { type Role, staffRoles } from './auth/role.enums';

/**
 * Every coarse right a door can ask for and who holds it. `'EVERYONE'` means every signed-in user.
 * Fine rules (whose row, which state) are policies of the domain; this table only opens the door.
 */
export const permissionTable = {
  'account.read': 'EVERYONE',
  'account.write': 'EVERYONE',
  'realtime.connect': 'EVERYONE',
  'notification.read': 'EVERYONE',
  'notification.write': 'EVERYONE',
  'friend.read': 'EVERYONE',
  'friend.write': 'EVERYONE',
  'forum.read': 'EVERYONE',
  'forum.write': 'EVERYONE',
  /** Sees and moderates every forum, private ones too, without being a member. */
  'forum.oversee': ['SUPER_ADMIN', 'ADMIN'],
  /** Deletes any post, whoever wrote it (checklist line 109). */
  'forum.deleteAnyPost': ['SUPER_ADMIN'],
  'forum.create': staffRoles,
  'translation.use': 'EVERYONE',
  'upload.write': 'EVERYONE',
  'feature.read': 'EVERYONE',
  'learning.read': 'EVERYONE',
  'user.list': staffRoles,
  'user.setRoles': ['SUPER_ADMIN', 'ADMIN'],
  'user.suspend': ['SUPER_ADMIN', 'ADMIN'],
} as const satisfies Record<string, 'EVERYONE' | readonly Role[]>;

export type Permission = keyof typeof permissionTable;

export const permissions = Object.keys(permissionTable) as Permission[];

/** Whether somebody signed in with these roles holds the right. */
export function holdsPermission(held: readonly Role[], permission: Permission): boolean {
  const holders: 'EVERYONE' | readonly Role[] = permissionTable[permission];
  return holders === 'EVERYONE' || held.some((role) => holders.includes(role));
}

/** Whether every signed-in user holds the right. */
export function isForEveryone(permission: Permission): boolean {
  return permissionTable[permission] === 'EVERYONE';
}
