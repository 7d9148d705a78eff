import {
  type createOrderSchema,
  orderErrors,
  type OrderReason,
  paymentLimits,
  type PaymentMethod,
  type PaymentStatus,
} from '@lyceum/contracts/payments';
import {
  CONFIG,
  type Config,
  DomainError,
  type Sellable,
  Sellables,
  type StatementRunner,
  type Transaction,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { book, ofSale } from '../ledger/ledger';
import type { Offered } from '../purchases/price-list';
import type { PricedPurchase } from '../purchases/purchase.service';
import { type OrderRow, orderStatement, redeemStatement } from './order.statements';

export type CheckedOrder = z.output<typeof createOrderSchema>;

/** An order as it is to be made. */
export interface NewOrder {
  readonly buyerId: string;
  readonly order: CheckedOrder;
  readonly priced: PricedPurchase;
  /** Null of what has no delivery. */
  readonly offer: Offered | null;
}

/** Rolls back what the statement has counted already. */
export class ChangedMeanwhile extends Error {}

/** Makes orders, with what they hold, in the transaction of the caller. */
@Injectable()
export class OrderMaker {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'TAX_PERCENT'>,
    private readonly sellables: Sellables,
  ) {}

  /** Who cannot have it is told before anything is written or waited for. @throws DomainError what the domain refuses with */
  async assertMayHave(statements: StatementRunner, { buyerId, order, offer }: NewOrder): Promise<void> {
    if (!offer) return;
    const sale = {
      subjectId: offer.subjectId,
      beneficiaryId: order.beneficiaryId ?? buyerId,
      buyerId,
    };
    await this.sellables.of(offer.sellable)?.assertMayHave(statements, sale);
  }

  /**
   * Makes an order, takes the use of its promo code, and holds what is bought; what costs nothing is paid and delivered at once.
   * @throws ChangedMeanwhile, and what the domain refuses with
   */
  async make(transaction: Transaction, wanted: NewOrder): Promise<OrderRow> {
    const row = await insert(transaction, wanted, this.config.TAX_PERCENT);
    if (wanted.offer) await this.keep(transaction, wanted, row);
    if (row.status === 'SUCCEEDED') {
      const { id: orderId, currency } = row;
      await book(transaction, {
        orderId,
        cause: `waived ${orderId}`,
        currency,
        amounts: ofSale({ ...row, taxMinor: 0 }, 0),
      });
    }
    return row;
  }

  /** What is bought is held, or delivered where there is nothing to pay. */
  private async keep(transaction: Transaction, { buyerId, offer }: NewOrder, row: OrderRow): Promise<void> {
    const sellable: Sellable | undefined = this.sellables.of(offer?.sellable ?? null);
    if (!sellable || !offer) throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
    const sale = { orderId: row.id, subjectId: offer.subjectId, beneficiaryId: row.beneficiaryId, buyerId };
    await sellable.hold(transaction, sale, paymentLimits.minutesToPay);
    if (row.status === 'SUCCEEDED' && !(await sellable.deliver(transaction, sale)))
      throw new DomainError(orderErrors.PRODUCT_NOT_FOUND);
  }
}

/** @throws ChangedMeanwhile */
async function insert(
  transaction: Transaction,
  { buyerId, order, offer, priced }: NewOrder,
  taxPercent: number,
): Promise<OrderRow> {
  const { code, listPriceMinor, discountMinor, totalMinor } = priced;
  const [status, method, reason]: [PaymentStatus, PaymentMethod, OrderReason] =
    totalMinor === 0 ? ['SUCCEEDED', 'WAIVED', 'NOTHING_TO_PAY'] : ['PENDING', order.method, 'ORDERED'];
  const { clientKey, product, currency } = order;
  const values = {
    buyerId,
    clientKey,
    product,
    currency,
    listPriceMinor,
    discountMinor,
    status,
    method,
    reason,
  };
  const bought = {
    sellable: offer?.sellable ?? null,
    subjectId: offer?.subjectId ?? null,
    beneficiaryId: order.beneficiaryId ?? buyerId,
    title: offer?.title ?? null,
    expires: status === 'PENDING',
    taxPercent,
  };
  const [row] = code
    ? await transaction.rows(redeemStatement, {
        ...values,
        ...bought,
        codeId: code.id,
        revision: code.revision,
      })
    : await transaction.rows(orderStatement, { ...values, ...bought });
  if (!row) throw new ChangedMeanwhile();
  return row;
}
