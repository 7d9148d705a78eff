import { commonErrors, holdsPermission, type Permission, type Role } from '@lyceum/contracts';
import { DomainError } from '../errors/domain-error';

/** Who calls: always read from the token and the user's row, never from an argument. */
export interface Actor {
  readonly userId: string;
  readonly roles: readonly Role[];
}

/** A caller without a token. */
export type MaybeActor = Actor | null;

/** Whether the caller holds the coarse right; nobody without a token does. */
export function can(actor: MaybeActor, permission: Permission): boolean {
  return actor !== null && holdsPermission(actor.roles, permission);
}

/** @throws DomainError COMMON_UNAUTHENTICATED without a token, COMMON_FORBIDDEN without the right */
export function assertCan(actor: MaybeActor, permission: Permission): asserts actor is Actor {
  if (actor === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
  if (!can(actor, permission)) throw new DomainError(commonErrors.FORBIDDEN);
}
