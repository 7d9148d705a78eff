import { type CheckoutInput, checkoutSchema } from '@lyceum/contracts/payments';
import {
  type Actor,
  assertCan,
  CONFIG,
  type Config,
  DomainError,
  parseInput,
  PreparedQueries,
  type Sale,
  Sellables,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import { PaymentProviders } from '../providers/payment-providers';
import { PriceList } from '../purchases/price-list';
import type { CheckoutModel } from './checkout.model';
import { Guardianship } from '../orders/guardianship';
import { assertNotHeldTooOften, type HeldThing, ordersOf } from '../orders/held-too-often';
import { openOrderIdQuery } from '../orders/order.statements';

/** What somebody sees before they order. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly priceList: PriceList,
    private readonly sellables: Sellables,
    private readonly providers: PaymentProviders,
    private readonly guardianship: Guardianship,
    @Inject(CONFIG) private readonly config: Pick<Config, 'TAX_PERCENT' | 'TAX_NAME'>,
  ) {}

  /**
   * What something costs now, and whether the one it is for can have it: who cannot is told before they pay.
   * @throws DomainError ORDER_PRODUCT_NOT_FOUND, ORDER_NOT_FOR_THEM
   */
  async checkout(actor: Actor, input: CheckoutInput): Promise<CheckoutModel> {
    assertCan(actor, 'order.write');
    const { kind, name, beneficiaryId: other } = parseInput(checkoutSchema, input);
    const { userId } = actor;
    const beneficiaryId = other ?? userId;
    await this.guardianship.assertMayBuyFor(this.queries, userId, beneficiaryId);
    const offer = await this.priceList.offer(kind, { name });
    const { subjectId, sellable, product, title, priceMinor, currency, startsAt, endsAt, aboutUrl } = offer;
    const values = { userId, beneficiaryId, subjectId, sellable };
    const [open] = await this.queries.rows(openOrderIdQuery, values);
    const sale = { subjectId, beneficiaryId, buyerId: userId };
    return {
      product,
      subjectId,
      title,
      priceMinor,
      currency,
      taxPercent: this.config.TAX_PERCENT,
      taxName: this.config.TAX_NAME,
      startsAt,
      endsAt,
      aboutUrl,
      methods: this.providers.methods,
      refusal: open ? null : await this.refusal({ sellable, subjectId, beneficiaryId }, sale),
      openOrderId: open?.orderId ?? null,
    };
  }

  private async refusal(thing: HeldThing, sale: Omit<Sale, 'orderId'>): Promise<string | null> {
    try {
      await this.sellables.of(thing.sellable)?.assertMayHave(this.queries, sale);
      assertNotHeldTooOften(await ordersOf(this.queries, thing));
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error.message;
      throw error;
    }
  }
}
