import { internalRoles, isJustStaff, type Role } from '../permissions/role.enums';
import * as messages from './role.messages';

/** The words a person reads for a role: 'Sales admin', 'Educator'. */
export const roleLabel = (role: Role): string => messages.roleLabels[role]();

/** What others read of somebody's roles. */
export function publicRoleLabels(held: readonly Role[]): string[] {
  const shown = held.filter((role) => !internalRoles.includes(role));
  return [...new Set(shown.map((role) => (isJustStaff(role) ? messages.staff() : roleLabel(role))))];
}
