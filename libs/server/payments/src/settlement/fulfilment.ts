import { ActivityLog, Sellables, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { book, ofSale } from '../ledger/ledger';
import { PaymentNotices } from '../notices/payment-notices';
import { Guardianship } from '../orders/guardianship';
import { issueReceipt } from '../receipts/receipts';
import { OrderChanges, saleOf } from '../orders/order-changes';
import type { PaidOrderRow } from './settlement.statements';

interface Completion {
  readonly isLate: boolean;
  readonly attemptId: string;
  readonly feeMinor: number;
  /** What came in parts before. */
  readonly beforeMinor?: number;
}

/** What is paid is delivered, in the transaction that says so. */
@Injectable()
export class Fulfilment {
  constructor(
    private readonly changes: OrderChanges,
    private readonly sellables: Sellables,
    private readonly guardianship: Guardianship,
    private readonly notices: PaymentNotices,
    private readonly activity: ActivityLog,
  ) {}

  /** Gives what was bought to whom it is for, as long as its buyer may buy it for them. @returns whether they have it: of what has no delivery always */
  async deliver(
    transaction: Transaction,
    order: Pick<PaidOrderRow, 'id' | 'sellable' | 'subjectId' | 'beneficiaryId' | 'buyerId'>,
  ): Promise<boolean> {
    const sale = saleOf(order);
    if (!sale) return true;
    const { buyerId, beneficiaryId } = sale;
    if (!(await this.guardianship.mayBuyFor(transaction, buyerId, beneficiaryId))) return false;
    return (await this.sellables.of(order.sellable)?.deliver(transaction, sale)) ?? false;
  }

  /** Says that an order is paid, books it, and tells its buyer. */
  async complete(
    transaction: Transaction,
    order: Omit<PaidOrderRow, 'isTooLate'>,
    { isLate, attemptId, feeMinor, beforeMinor }: Completion,
  ): Promise<void> {
    const { id: orderId, buyerId, currency, totalMinor: amountMinor, title } = order;
    const reason = isLate ? 'PAID_LATE' : 'PAID';
    await this.changes.change(transaction, { orderIds: [orderId], to: 'SUCCEEDED', reason, actorId: null });
    const amounts = ofSale(order, feeMinor, beforeMinor);
    await book(transaction, { orderId, cause: `paid ${attemptId}`, currency, amounts });
    await issueReceipt(transaction, { orderId, amountMinor });
    this.notices.paid(transaction, { orderId, buyerId, title: title ?? '' }, { amountMinor, currency });
    if (buyerId === null) return;
    const details = { orderId };
    await this.activity.record(transaction, { userId: buyerId, actionType: 'PAYMENT_COMPLETE', details });
  }
}
