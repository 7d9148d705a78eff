import type { DifferenceKind } from '@lyceum/contracts/payments';
import type { Movement } from '../providers/payment-provider.port';

/** What we say came in by a try, or went back of it. */
export interface OwnMovement {
  readonly kind: 'PAID' | 'REFUNDED';
  readonly attemptId: string;
  /** Of money that went back. */
  readonly refundId: string | null;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: Date;
}

export interface Difference {
  /** The same one is kept once. */
  readonly movementKey: string;
  readonly what: DifferenceKind;
  readonly attemptId: string | null;
  /** What we say; null where we know nothing of it. */
  readonly expectedMinor: number | null;
  /** What the provider says; null where it lists nothing. */
  readonly foundMinor: number | null;
  readonly currency: string;
  readonly movedAt: Date;
}

/** What is younger may still be on its way to the other one, in milliseconds. */
export const onTheWay = 60 * 60 * 1_000;

interface Window {
  /** Of ours. The provider is asked for a day more, since clocks differ. */
  readonly from: Date;
  readonly now: Date;
}

/**
 * What a provider lists and what we say are held against each other, one by one. Of a payment with another amount both are told; what
 * only one of them has is told once it is an hour old.
 */
export function differencesOf(
  listed: readonly Movement[],
  own: readonly OwnMovement[],
  { from, now }: Window,
): Difference[] {
  const left = Map.groupBy(own, paymentOf);
  const take = (movement: Movement, isSame: typeof isEqual): OwnMovement | undefined => {
    const mine = left.get(paymentOf(movement)) ?? [];
    const index = mine.findIndex((one) => isOf(one, movement) && isSame(one, movement));
    return index === -1 ? undefined : mine.splice(index, 1)[0];
  };
  // What agrees goes first, so that of two parts none is taken for the other.
  const odd = listed.filter((movement) => !take(movement, isEqual));
  const isOld = (at: Date): boolean => now.getTime() - at.getTime() >= onTheWay;
  const ofProvider = odd.flatMap((movement) => {
    const mine = take(movement, () => true);
    if (mine)
      return [{ ...notWithUs(movement), what: 'OTHER_AMOUNT' as const, expectedMinor: mine.amountMinor }];
    return isOld(movement.at) ? [notWithUs(movement)] : [];
  });
  const ofOurs = [...left.values()]
    .flat()
    .filter(({ at }) => at >= from && isOld(at))
    .map(notWithProvider);
  return [...ofProvider, ...ofOurs];
}

/** What is told of the same payment, or went back of it, is held against each other. */
const paymentOf = ({ kind, attemptId }: OwnMovement | Movement): string => `${kind} ${String(attemptId)}`;

/** Of what went back: whether it is, or may be, the same money. */
const isOf = (own: OwnMovement, { refundId }: Movement): boolean =>
  refundId === null || own.refundId === refundId;

const isEqual = (own: OwnMovement, { amountMinor, currency }: Movement): boolean =>
  own.amountMinor === amountMinor && own.currency === currency;

const notWithUs = ({ id, attemptId, amountMinor, currency, at }: Movement): Difference => ({
  movementKey: `theirs ${id}`,
  what: 'NOT_WITH_US',
  attemptId,
  expectedMinor: null,
  foundMinor: amountMinor,
  currency,
  movedAt: at,
});

const notWithProvider = ({ attemptId, refundId, amountMinor, currency, at }: OwnMovement): Difference => ({
  movementKey: `ours ${refundId ?? attemptId}`,
  what: 'NOT_WITH_PROVIDER',
  attemptId,
  expectedMinor: amountMinor,
  foundMinor: null,
  currency,
  movedAt: at,
});
