import { guardedRoles, type Role, roles as allRoles } from '@lyceum/contracts/auth';

export interface RoleChanges {
  readonly added: readonly Role[];
  readonly removed: readonly Role[];
}

/** What lies between two sets of roles, in the order of the catalogue. */
export function changesBetween(before: readonly Role[], after: readonly Role[]): RoleChanges {
  return {
    added: allRoles.filter((role) => after.includes(role) && !before.includes(role)),
    removed: allRoles.filter((role) => before.includes(role) && !after.includes(role)),
  };
}

/** The same changes made to other roles, in the order of the catalogue. */
export function applyChanges({ added, removed }: RoleChanges, to: readonly Role[]): Role[] {
  return allRoles.filter((role) => added.includes(role) || (to.includes(role) && !removed.includes(role)));
}

/** Whether somebody with these roles may give or take `role`; the server decides in the end. */
export function mayChange(actorRoles: readonly Role[], role: Role): boolean {
  return actorRoles.includes('SUPER_ADMIN') || !(guardedRoles as readonly Role[]).includes(role);
}
