import { before, type OrderReason, type PaymentStatus } from '@lyceum/contracts/payments';
import { type Sale, Sellables, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import {
  changeOrdersStatement,
  holdReturnedCodeStatement,
  retakeUseStatement,
  returnUsesStatement,
  type SaleRow,
} from './order.statements';

interface OrderChange {
  /** Orders that are held, but for those of whom it does not matter who was first. */
  readonly orderIds: readonly string[];
  readonly to: PaymentStatus;
  readonly reason: OrderReason;
  /** Null for the house, and for a provider. */
  readonly actorId: string | null;
}

/**
 * The one way in which the status of an order changes, as `orderTransitions` allows. Locks are taken in one order: orders by their
 * ids, then promo codes, then what is sold, of which a class's row is the last.
 */
@Injectable()
export class OrderChanges {
  constructor(private readonly sellables: Sellables) {}

  /**
   * Changes those of the orders that may go there, and notes it with reason and actor. What is canceled gives back its use of a promo
   * code and what it holds.
   * @returns those that changed
   */
  async change(transaction: Transaction, { orderIds, to, reason, actorId }: OrderChange): Promise<SaleRow[]> {
    const values = { orderIds, to, from: before(to), reason, actorId };
    const changed = await transaction.rows(changeOrdersStatement, values);
    if (to === 'CANCELED') await this.giveBack(transaction, changed);
    return changed;
  }

  /** Takes the use of a promo code that was given back once more, or has none to take. @returns whether it could */
  async retakeUse(transaction: Transaction, orderId: string): Promise<boolean> {
    const [code] = await transaction.rows(holdReturnedCodeStatement, { orderId });
    return !code || (await transaction.count(retakeUseStatement, { orderId })) > 0;
  }

  async returnUses(transaction: Transaction, orderIds: readonly string[]): Promise<void> {
    await transaction.count(returnUsesStatement, { orderIds });
  }

  private async giveBack(transaction: Transaction, orders: readonly SaleRow[]): Promise<void> {
    if (orders.length === 0) return;
    await this.returnUses(
      transaction,
      orders.map(({ id }) => id),
    );
    for (const kind of new Set(orders.map(({ sellable }) => sellable))) {
      const orderIds = orders.filter(({ sellable }) => sellable === kind).map(({ id }) => id);
      await this.sellables.of(kind)?.release(transaction, orderIds);
    }
  }
}

/** What a domain is asked to hold or deliver; null of what is sold without a delivery. */
export const saleOf = ({
  id,
  subjectId,
  beneficiaryId,
  buyerId,
}: Omit<SaleRow, 'status' | 'sellable'>): Sale | null =>
  subjectId === null ? null : { orderId: id, subjectId, beneficiaryId, buyerId };
