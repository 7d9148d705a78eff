import type { Role } from '@lyceum/contracts/auth';

/** What decides whether somebody is asked for their name. */
export interface NamedPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
  readonly nameConfirmed: boolean;
  readonly hasSocialSignIn: boolean;
}

/** Checklist line 43. */
export function needsNamePrompt(
  me: Pick<NamedPerson, 'nameConfirmed' | 'roles' | 'hasSocialSignIn'>,
): boolean {
  return !me.nameConfirmed || needsRole(me);
}

/** Whether a role is asked for as well: another service told us a name, but not who somebody is here. */
export function needsRole({
  roles,
  hasSocialSignIn,
}: Pick<NamedPerson, 'roles' | 'hasSocialSignIn'>): boolean {
  return roles.length === 0 && hasSocialSignIn;
}
