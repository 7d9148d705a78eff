import { payableStep } from './money-format';
import type { PromoCodeKind } from './promo-code.enums';

/** What of a promo code decides how much it takes off. */
export interface DiscountRule {
  readonly kind: PromoCodeKind;
  /** 1 to 100; null of a fixed amount. */
  readonly percentOff: number | null;
  /** Minor units; null of a percentage. */
  readonly amountOffMinor: number | null;
}

/** A price and what is left of it, all in integer minor units of one currency. */
export interface Discounted {
  readonly listPriceMinor: number;
  readonly discountMinor: number;
  /** Never below 0; `listPriceMinor - discountMinor`. */
  readonly totalMinor: number;
}

/**
 * Takes the discount off a price (checklist line 225). Of a percentage the *discount* is rounded half up to a minor
 * unit, which favours the buyer, or to `payableStep` of them; a fixed amount takes off the price at most.
 */
export function discounted(listPriceMinor: number, rule: DiscountRule | null, currency: string): Discounted {
  const off = rule === null ? 0 : discountOf(listPriceMinor, rule, payableStep(currency));
  const discountMinor = Math.min(listPriceMinor, off);
  return { listPriceMinor, discountMinor, totalMinor: listPriceMinor - discountMinor };
}

/**
 * The tax that an amount has in it, in its minor units, rounded half up as orders are. Checklist line 222.
 * @param percent with two digits after the point at most
 */
export function taxIn(amountMinor: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return Math.round((amountMinor * hundredths) / (10_000 + hundredths));
}

function discountOf(
  listPriceMinor: number,
  { kind, percentOff, amountOffMinor }: DiscountRule,
  step: number,
): number {
  if (kind === 'FIXED') return amountOffMinor ?? 0;
  return Math.floor((listPriceMinor * (percentOff ?? 0) + 50 * step) / (100 * step)) * step;
}
