import { type Role, roleLabel } from '@lyceum/contracts/auth';
import { listFormat } from '@lyceum/contracts/messages';
import * as messages from './role-changes.messages';

const list = listFormat({ type: 'conjunction' });

/** What a person reads when their roles have changed: 'Your roles changed: you are now Student and Educator.' */
export function roleChangeText(roles: readonly Role[]): string {
  return roles.length === 0 ? messages.noRoles() : messages.newRoles({ roles: list(roles.map(roleLabel)) });
}
