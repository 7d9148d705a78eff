import type { Role } from '@lyceum/contracts/auth';

/** What decides whether somebody is asked who they are. */
interface AskedPerson {
  readonly roles: readonly Role[];
  readonly nameConfirmed: boolean;
  readonly hasSocialSignIn: boolean;
}

/** Checklist line 43. */
export function needsNameModal(me: AskedPerson): boolean {
  return !me.nameConfirmed || needsRole(me);
}

/** Whether a role is asked for as well: another service told us a name, but not who somebody is here. */
export function needsRole({ roles, hasSocialSignIn }: Omit<AskedPerson, 'nameConfirmed'>): boolean {
  return roles.length === 0 && hasSocialSignIn;
}
