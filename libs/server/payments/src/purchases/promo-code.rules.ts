import { formatMoney, promoCodeErrors } from '@lyceum/contracts/payments';
import { DomainError } from '@lyceum/kernel';
import type { PromoCode } from '../promo-codes/promo-code';

/** What of a promo code decides whether somebody can use it. */
export type UsableCode = Pick<
  PromoCode,
  | 'currency'
  | 'minimumMinor'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'usageLimit'
  | 'perUserLimit'
  | 'usesCnt'
  | 'productKeys'
  | 'disabledAt'
>;

/** What somebody wants to use it for, and when. */
export interface Purchase {
  readonly product: string;
  readonly currency: string;
  readonly listPriceMinor: number;
  readonly now: Date;
  /** Uses of the code by this buyer that stand. */
  readonly usesByBuyer: number;
  /** False of a code that was made for another e-mail. */
  readonly isForBuyer: boolean;
}

/**
 * The rules of a promo code (checklist line 225), one after the other; the first that fails is told in its own words.
 * @throws DomainError PROMO_CODE_NOT_FOR_YOU, PROMO_CODE_DISABLED, PROMO_CODE_NOT_STARTED, PROMO_CODE_ENDED, PROMO_CODE_WRONG_PRODUCT,
 * PROMO_CODE_WRONG_CURRENCY, PROMO_CODE_BELOW_MINIMUM, PROMO_CODE_USED_BY_YOU, PROMO_CODE_USED_UP
 */
export function assertUsable(code: UsableCode, purchase: Purchase): void {
  // Whose it is not is told nothing more of it.
  if (!purchase.isForBuyer) throw new DomainError(promoCodeErrors.NOT_FOR_YOU);
  assertInForce(code, purchase.now);
  if (code.productKeys.length > 0 && !code.productKeys.includes(purchase.product))
    throw new DomainError(promoCodeErrors.WRONG_PRODUCT);
  assertAmount(code, purchase);
  if (code.perUserLimit !== null && purchase.usesByBuyer >= code.perUserLimit)
    throw new DomainError(promoCodeErrors.USED_BY_YOU);
  if (code.usageLimit !== null && code.usesCnt >= code.usageLimit)
    throw new DomainError(promoCodeErrors.USED_UP);
}

function assertInForce({ disabledAt, startsAt, endsAt, timeZone }: UsableCode, now: Date): void {
  if (disabledAt !== null) throw new DomainError(promoCodeErrors.DISABLED);
  if (startsAt !== null && now < startsAt)
    throw new DomainError(promoCodeErrors.NOT_STARTED, { parameters: { start: moment(startsAt, timeZone) } });
  if (endsAt !== null && now >= endsAt)
    throw new DomainError(promoCodeErrors.ENDED, { parameters: { end: moment(endsAt, timeZone) } });
}

function assertAmount({ currency, minimumMinor }: UsableCode, purchase: Purchase): void {
  if (currency === null) return;
  if (currency !== purchase.currency)
    throw new DomainError(promoCodeErrors.WRONG_CURRENCY, { parameters: { currency } });
  if (purchase.listPriceMinor >= minimumMinor) return;
  const minimum = formatMoney(minimumMinor, currency);
  throw new DomainError(promoCodeErrors.BELOW_MINIMUM, { parameters: { minimum } });
}

/** 'November 21, 2026 at 9:00 AM GMT+8': on a clock in the code's zone. */
function moment(instant: Date, timeZone: string): string {
  const { format } = new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  } as Intl.DateTimeFormatOptions);
  return format(instant);
}
