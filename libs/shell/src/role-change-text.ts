import { type Role, roleLabel } from '@lyceum/contracts/auth';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What a person reads when their roles have changed: 'Your roles changed: you are now Student and Educator.' */
export function roleChangeText(roles: readonly Role[]): string {
  if (roles.length === 0) return 'Your roles changed: you hold none now.';
  return `Your roles changed: you are now ${list.format(roles.map(roleLabel))}.`;
}
