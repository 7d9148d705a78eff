import { promoCodeErrors } from '@lyceum/contracts/payments';
import { type Actor, can, DomainError } from '@lyceum/kernel';

/** Whether the actor writes everybody's codes; others who may write at all write their own. */
export function overseesPromoCodes(actor: Actor): boolean {
  return can(actor, 'promoCode.writeAll');
}

export function mayWritePromoCode(actor: Actor, ownerId: string): boolean {
  return can(actor, 'promoCode.write') && (overseesPromoCodes(actor) || ownerId === actor.userId);
}

/**
 * Of a code's present owner, and of the one it is to have: a sales person neither touches others' codes nor gives
 * theirs away.
 * @throws DomainError PROMO_CODE_NOT_YOURS
 */
export function assertMayWritePromoCode(actor: Actor, ownerId: string): void {
  if (!mayWritePromoCode(actor, ownerId)) throw new DomainError(promoCodeErrors.NOT_YOURS);
}
