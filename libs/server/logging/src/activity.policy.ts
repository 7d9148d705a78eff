import { authErrors } from '@lyceum/contracts/auth';
import type { UserActionInput } from '@lyceum/contracts/logging';
import { type Actor, DomainError } from '@lyceum/kernel';

/** Everybody reports what they did themselves. @throws DomainError AUTH_ACTS_FOR_ANOTHER */
export function assertOwnActions(actor: Actor, actions: readonly UserActionInput[]): void {
  if (actions.some(({ userId = actor.userId }) => userId !== actor.userId))
    throw new DomainError(authErrors.ACTS_FOR_ANOTHER);
}
