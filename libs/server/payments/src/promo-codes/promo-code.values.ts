import type { createPromoCodeSchema } from '@lyceum/contracts/payments';
import type { z } from 'zod';
import type { PromoCodeRow } from './promo-code.queries';

/** A code and its rules, checked. */
export type CheckedPromoCode = z.output<typeof createPromoCodeSchema>;

/** The rules without the code they stand for. */
export type CheckedRules = Omit<CheckedPromoCode, 'code'>;

/** The rules a stored code has, as they are entered. */
export function rulesOf(row: PromoCodeRow): CheckedRules {
  const { name, kind, percentOff, amountOffMinor, currency, minimumMinor, timeZone } = row;
  const { usageLimit, perUserLimit, products, notes, startsAtLocal, endsAtLocal, owner } = row;
  return {
    name,
    kind,
    percentOff,
    amountOffMinor,
    currency,
    minimumMinor,
    startsAt: startsAtLocal,
    endsAt: endsAtLocal,
    timeZone,
    usageLimit,
    perUserLimit,
    products,
    ownerId: owner.id,
    notes,
  };
}

/** What the audit log keeps of a code. */
export function recordOf(code: string, rules: CheckedRules, isDisabled = false): object {
  return { code, ...rules, isDisabled };
}
