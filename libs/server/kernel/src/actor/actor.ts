import { authErrors, isStaff, type Role } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import {
  holdsPermission,
  isClosedToViewers,
  isForEveryone,
  type Permission,
} from '@lyceum/contracts/permissions';
import { type PersonalField, personalFields } from '@lyceum/contracts/personal-data';
import type { Config } from '../config/config';
import { DomainError } from '../errors/domain-error';

/** Who calls: always read from the token and the rows behind it, never from an argument. */
export interface Actor {
  readonly userId: string;
  /** To be told of, not to be judged by: what the caller may do is asked of `can`. */
  readonly roles: readonly Role[];
  /** The sign-in this call belongs to. */
  readonly sessionId: string;
  /** Whether the present terms are agreed to; without it nothing is written (checklist line 45). */
  readonly agreedToTerms: boolean;
  /** Staff whose session lacks the second factor that this installation asks of staff. */
  readonly needsSecondFactor: boolean;
  /** Staff who see the platform as this user does, and may change nothing. */
  readonly viewedBy?: string;
}

/** Whether this installation asks somebody with these roles for a second factor. */
export function isAskedForSecondFactor(
  { STAFF_SECOND_FACTOR }: Pick<Config, 'STAFF_SECOND_FACTOR'>,
  { roles }: Pick<Actor, 'roles'>,
): boolean {
  return STAFF_SECOND_FACTOR === 'required' && isStaff(roles);
}

/** A caller without a token. */
export type MaybeActor = Actor | null;

/**
 * Whether the caller has the coarse right now; nobody without a token does, and no right of staff is one in a session
 * that lacks the second factor it needs. Staff who see the platform as somebody do not read what is said to them in
 * private.
 */
export function can(actor: MaybeActor, permission: Permission): boolean {
  if (actor === null || !holdsPermission(actor.roles, permission)) return false;
  if (actor.viewedBy !== undefined && isClosedToViewers(permission)) return false;
  return !actor.needsSecondFactor || isForEveryone(permission);
}

/** Whether the caller may be told this of people who are not themselves. */
export function canRead(actor: MaybeActor, field: PersonalField): boolean {
  return can(actor, personalFields[field]);
}

/**
 * @throws DomainError COMMON_UNAUTHENTICATED without a token, COMMON_FORBIDDEN without the right,
 * AUTH_VIEWING_ONLY for what staff do not see as somebody else, AUTH_SECOND_FACTOR_REQUIRED for a right of staff in a
 * session without a second factor where one is required
 */
export function assertCan(actor: MaybeActor, permission: Permission): asserts actor is Actor {
  if (actor === null) throw new DomainError(commonErrors.UNAUTHENTICATED);
  if (can(actor, permission)) return;
  if (isClosedToViewers(permission)) assertNotViewing(actor);
  const isHeld = holdsPermission(actor.roles, permission);
  throw new DomainError(isHeld ? authErrors.SECOND_FACTOR_REQUIRED : commonErrors.FORBIDDEN);
}

/** @throws DomainError AUTH_VIEWING_ONLY for staff who see the platform as somebody else */
export function assertNotViewing(actor: MaybeActor): void {
  if (actor?.viewedBy !== undefined) throw new DomainError(authErrors.VIEWING_ONLY);
}

/** @throws DomainError AUTH_TERMS_NOT_AGREED */
export function assertAgreedToTerms(actor: MaybeActor): void {
  if (actor && !actor.agreedToTerms) throw new DomainError(authErrors.TERMS_NOT_AGREED);
}
