import {
  type CancelOrderByStaffInput,
  cancelOrderByStaffSchema,
  isOpenOrder,
  orderErrors,
  type RecordPaymentInput,
  recordPaymentSchema,
} from '@lyceum/contracts/payments';
import {
  type Actor,
  assertCan,
  auditOf,
  DomainError,
  parseInput,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { book, ofUnearned } from '../ledger/ledger';
import { OrderChanges } from '../orders/order-changes';
import { Refunds } from '../refunds/refunds';
import { Fulfilment } from '../settlement/fulfilment';
import {
  holdInvoicedStatement,
  type InvoicedOrderRow,
  partOfKeyQuery,
  partStatement,
} from './invoice.statements';

type Recorded = ReturnType<typeof recordPaymentSchema.parse>;

/** What staff do with orders that are not paid: note what came of an invoice, and cancel. */
@Injectable()
export class InvoiceDeskService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly changes: OrderChanges,
    private readonly fulfilment: Fulfilment,
    private readonly refunds: Refunds,
  ) {}

  /**
   * Notes what came of an invoice; the last part pays the order, and what was bought is delivered in the same transaction. The same key
   * notes it once.
   * @throws DomainError ORDER_NOT_FOUND, ORDER_NO_INVOICE, ORDER_PAYMENT_TOO_MUCH, ORDER_REFUND_KEY_REUSED, ORDER_CANNOT_DELIVER
   */
  async record(actor: Actor, input: RecordPaymentInput): Promise<void> {
    assertCan(actor, 'order.refund');
    const payment = parseInput(recordPaymentSchema, input);
    const { id, amountMinor, clientKey } = payment;
    await this.unitOfWork.run(async (transaction) => {
      const order = await hold(transaction, id);
      const [known] = await transaction.rows(partOfKeyQuery, { id, clientKey });
      if (known && known.amountMinor !== amountMinor) throw new DomainError(orderErrors.REFUND_KEY_REUSED);
      if (known) return;
      if (!order.isInvoiced || !isOpenOrder(order.status)) throw new DomainError(orderErrors.NO_INVOICE);
      if (order.partsMinor + amountMinor > order.totalMinor)
        throw new DomainError(orderErrors.PAYMENT_TOO_MUCH);
      await this.take(transaction, order, { ...payment, actorId: actor.userId });
      const { receivedOn, reference } = payment;
      audit(transaction, actor, {
        id,
        action: 'order.recordPayment',
        after: { amountMinor, receivedOn, reference },
      });
    });
  }

  /**
   * Cancels an order that is not paid, with a reason; what came of its invoice is to be sent back.
   * @throws DomainError ORDER_NOT_FOUND, ORDER_NOT_CANCELABLE
   */
  async cancel(actor: Actor, input: CancelOrderByStaffInput): Promise<void> {
    assertCan(actor, 'order.refund');
    const { id, reason } = parseInput(cancelOrderByStaffSchema, input);
    const { userId: actorId } = actor;
    await this.unitOfWork.run(async (transaction) => {
      const { status } = await hold(transaction, id);
      if (status === 'CANCELED') return;
      const change = { to: 'CANCELED', reason: 'CANCELED_BY_STAFF', actorId, orderIds: [id] } as const;
      const changed = await this.changes.change(transaction, change);
      if (changed.length === 0) throw new DomainError(orderErrors.NOT_CANCELABLE);
      await this.refunds.requestParts(transaction, id, { reason, actorId, cause: 'STAFF', key: 'canceled' });
      audit(transaction, actor, { id, action: 'order.cancel', after: { status: 'CANCELED', reason } });
    });
  }

  private async take(
    transaction: Transaction,
    order: InvoicedOrderRow,
    { actorId, ...payment }: Recorded & { readonly actorId: string },
  ): Promise<void> {
    const { amountMinor } = payment;
    const { id: orderId, currency, partsMinor, totalMinor } = order;
    const [part] = await transaction.rows(partStatement, { ...payment, actorId });
    if (!part) return;
    const { attemptId } = part;
    if (partsMinor + amountMinor < totalMinor) {
      const amounts = ofUnearned(amountMinor, 0);
      return book(transaction, { orderId, cause: `kept ${attemptId}`, currency, amounts });
    }
    if (!(await this.fulfilment.deliver(transaction, order)))
      throw new DomainError(orderErrors.CANNOT_DELIVER);
    const paid = { isLate: false, attemptId, feeMinor: 0, beforeMinor: partsMinor };
    await this.fulfilment.complete(transaction, order, paid);
  }
}

/** @throws DomainError ORDER_NOT_FOUND */
async function hold(transaction: Transaction, id: string): Promise<InvoicedOrderRow> {
  const [order] = await transaction.rows(holdInvoicedStatement, { id });
  if (!order) throw new DomainError(orderErrors.NOT_FOUND);
  return order;
}

const audit = auditOf('order');
