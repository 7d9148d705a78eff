import { Injectable } from '@nestjs/common';
import {
  type Currency,
  discounted,
  type Discounted,
  formatMoney,
  orderErrors,
  promoCodeErrors,
  type PromoCodeQuoteInput,
  promoCodeQuoteSchema,
} from '@lyceum/contracts/payments';
import { type Actor, assertCan, Attempts, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { assertUsable } from './promo-code.rules';
import { type CodeRow, purchaseQuery, type PurchaseRow } from './purchase.queries';
import type { PromoCodeQuoteModel } from './promo-code-quote.model';

/** What is to be bought; `amountMinor` is the price the buyer saw, where they say. */
export interface WantedPurchase {
  readonly product: string;
  readonly currency: Currency;
  readonly amountMinor?: number | null | undefined;
  readonly code?: string | null | undefined;
}

/** What it costs now, with the code as it is now; null without one. */
export interface PricedPurchase extends Discounted {
  readonly code: CodeRow | null;
}

/** What things cost, by the price list and the rules of promo codes (checklist lines 225, 227). */
@Injectable()
export class PurchaseService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly attempts: Attempts,
  ) {}

  /**
   * What the code would take off now, for the caller; takes no use of it.
   * @throws DomainError COMMON_TOO_MANY_REQUESTS, and whatever `price` throws
   */
  async quote(actor: Actor, input: PromoCodeQuoteInput): Promise<PromoCodeQuoteModel> {
    assertCan(actor, 'order.write');
    const wanted = parseInput(promoCodeQuoteSchema, input);
    const { code, ...amounts } = await this.price(actor.userId, wanted);
    const { product, currency } = wanted;
    return {
      code: code?.code ?? wanted.code,
      product,
      currency,
      ...amounts,
      isWaived: amounts.totalMinor === 0,
    };
  }

  /**
   * What a purchase costs this buyer, by rows as they are now. The price is the price list's. A code that does not
   * exist uses up a try of the buyer's; one whose rules fail does not.
   * @throws COMMON_TOO_MANY_REQUESTS, DomainError ORDER_PRODUCT_NOT_FOUND, ORDER_CURRENCY_NOT_SOLD, ORDER_PRICE_CHANGED, PROMO_CODE_NOT_FOUND,
   * or the rule of the code that fails
   */
  async price(buyerId: string, wanted: WantedPurchase): Promise<PricedPurchase> {
    const { product, code: typed = null } = wanted;
    const attempt = typed === null ? null : await this.attempts.reserve('promoCode', buyerId);
    const values = { product, typed, buyerId };
    const [row] = await this.queries.rows(purchaseQuery, values);
    if (row && row.codeId !== null) await attempt?.giveBack();
    if (!row) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    assertAsSeen(wanted, row);
    const { listPriceMinor, listCurrency: currency, usesByBuyer, isForBuyer, now, codeId } = row;
    if (typed !== null && codeId === null) throw new DomainError(promoCodeErrors.NOT_FOUND);
    const code = codeId === null ? null : row;
    if (code) assertUsable(code, { product, currency, listPriceMinor, now, usesByBuyer, isForBuyer });
    return { ...discounted(listPriceMinor, code, currency), code };
  }
}

/** The caller sees the price list's price, and never sets it. @throws DomainError ORDER_CURRENCY_NOT_SOLD, ORDER_PRICE_CHANGED */
function assertAsSeen(
  { currency, amountMinor }: WantedPurchase,
  { listPriceMinor, listCurrency }: PurchaseRow,
): void {
  if (currency !== listCurrency)
    throw new DomainError(orderErrors.CURRENCY_NOT_SOLD, { parameters: { currency } });
  if ((amountMinor ?? listPriceMinor) === listPriceMinor) return;
  const price = formatMoney(listPriceMinor, listCurrency);
  throw new DomainError(orderErrors.PRICE_CHANGED, { parameters: { price } });
}
