import { authErrors, guardedRoles, type Role, roleLabel } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { type Actor, assertCan, can, DomainError } from '@lyceum/kernel';

/** Roles that are in one list and not in the other. */
export function changedRoles(before: readonly Role[], after: readonly Role[]): Role[] {
  return [
    ...before.filter((role) => !after.includes(role)),
    ...after.filter((role) => !before.includes(role)),
  ];
}

/**
 * Only a super admin gives or takes a role that can itself give roles; otherwise an admin could promote themselves.
 * @throws DomainError AUTH_ROLE_GUARDED naming the first such role
 */
export function assertMayChangeRoles(actor: Actor, before: readonly Role[], after: readonly Role[]): void {
  if (can(actor, 'user.setGuardedRoles')) return;
  const guarded = changedRoles(before, after).find((role) =>
    (guardedRoles as readonly Role[]).includes(role),
  );
  if (guarded) throw new DomainError(authErrors.ROLE_GUARDED, { parameters: { role: roleLabel(guarded) } });
}

/**
 * Nobody suspends themselves, and only a super admin suspends somebody who can give roles.
 * @throws DomainError COMMON_FORBIDDEN, AUTH_ROLE_GUARDED naming the first such role
 */
export function assertMaySuspend(actor: Actor, user: { id: string; roles: readonly Role[] }): void {
  if (actor.userId === user.id) throw new DomainError(commonErrors.FORBIDDEN);
  assertMayChangeRoles(actor, user.roles, []);
}

/** Nobody makes themselves an educator. @throws DomainError AUTH_OWN_APPLICATION */
export function assertMayDecideApplication(actor: Actor, applicantId: string): void {
  assertCan(actor, 'user.setRoles');
  if (actor.userId === applicantId) throw new DomainError(authErrors.OWN_APPLICATION);
}

/**
 * Whether somebody may look at the platform as that user: nobody as themselves, and only a super admin as somebody who
 * can give roles.
 */
export function mayViewAs(actor: Actor, user: { id: string; roles: readonly Role[] }): boolean {
  const isGuarded = user.roles.some((role) => (guardedRoles as readonly Role[]).includes(role));
  return (
    can(actor, 'user.viewAs') &&
    actor.viewedBy === undefined &&
    actor.userId !== user.id &&
    (!isGuarded || can(actor, 'user.setGuardedRoles'))
  );
}
