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
import { type CodeRow, purchaseQuery } from './purchase.queries';
import type { PromoCodeQuoteModel } from './promo-code-quote.model';

/** What is to be bought; `amountMinor` is the price the buyer saw, where they say. */
export interface WantedPurchase {
  readonly product: string;
  readonly currency: Currency;
  readonly amountMinor?: number | null | undefined;
  readonly code?: string | null | undefined;
}

/** What the price list asks. */
interface ListPrice {
  readonly priceMinor: number;
  readonly currency: Currency;
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
    const { code, ...amounts } = await this.priceWithCode(actor.userId, wanted);
    const { product, currency } = wanted;
    return { code: code?.code ?? wanted.code, product, currency, ...amounts };
  }

  /**
   * What a purchase costs this buyer, by rows as they are now. The price is the price list's. A code that does not
   * exist uses up a try of the buyer's; one whose rules fail does not.
   * @param listed its price as the caller has just read it
   * @throws COMMON_TOO_MANY_REQUESTS, DomainError ORDER_PRODUCT_NOT_FOUND, ORDER_CURRENCY_NOT_SOLD, ORDER_PRICE_CHANGED, PROMO_CODE_NOT_FOUND,
   * or the rule of the code that fails
   */
  async price(buyerId: string, wanted: WantedPurchase, listed: ListPrice): Promise<PricedPurchase> {
    const { code } = wanted;
    if (typeof code === 'string') return this.priceWithCode(buyerId, { ...wanted, code });
    assertAsSeen(wanted, listed);
    return { ...discounted(listed.priceMinor, null, listed.currency), code: null };
  }

  private async priceWithCode(
    buyerId: string,
    wanted: WantedPurchase & { readonly code: string },
  ): Promise<PricedPurchase> {
    const { product, code: typed } = wanted;
    const attempt = await this.attempts.reserve('promoCode', buyerId);
    const [row] = await this.queries.rows(purchaseQuery, { product, typed, buyerId });
    if (row && row.codeId !== null) await attempt.giveBack();
    if (!row) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    const { listPriceMinor, listCurrency: currency, usesByBuyer, isForBuyer, now } = row;
    assertAsSeen(wanted, { priceMinor: listPriceMinor, currency });
    if (row.codeId === null) throw new DomainError(promoCodeErrors.NOT_FOUND);
    assertUsable(row, { product, currency, listPriceMinor, now, usesByBuyer, isForBuyer });
    return { ...discounted(listPriceMinor, row, currency), code: row };
  }
}

/** The caller sees the price list's price, and never sets it. @throws DomainError ORDER_CURRENCY_NOT_SOLD, ORDER_PRICE_CHANGED */
function assertAsSeen({ currency, amountMinor }: WantedPurchase, listed: ListPrice): void {
  if (currency !== listed.currency)
    throw new DomainError(orderErrors.CURRENCY_NOT_SOLD, { parameters: { currency } });
  if ((amountMinor ?? listed.priceMinor) === listed.priceMinor) return;
  const price = formatMoney(listed.priceMinor, listed.currency);
  throw new DomainError(orderErrors.PRICE_CHANGED, { parameters: { price } });
}
