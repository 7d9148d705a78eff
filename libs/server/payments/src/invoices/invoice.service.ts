import {
  isOpenOrder,
  orderErrors,
  paymentLimits,
  type RequestInvoiceInput,
  requestInvoiceSchema,
} from '@lyceum/contracts/payments';
import {
  ActivityLog,
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  Sellables,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { Guardianship } from '../orders/guardianship';
import { OrderChanges, saleOf } from '../orders/order-changes';
import { holdOpenOrdersStatement, orderQuery, type OrderRow } from '../orders/order.statements';
import { PaymentProviders } from '../providers/payment-providers';
import { issueInvoice } from '../receipts/receipts';
import {
  backToInvoiceStatement,
  holdToInvoiceStatement,
  type InvoicedOrderRow,
  invoiceStatement,
  openInvoicesQuery,
} from './invoice.statements';

const minutesOfDay = 24 * 60;

/** Orders that a school pays by an invoice. */
@Injectable()
export class InvoiceService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly providers: PaymentProviders,
    private readonly changes: OrderChanges,
    private readonly sellables: Sellables,
    private readonly guardianship: Guardianship,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * Numbers an invoice for an order of the caller that is open and in time, and keeps what it holds until the invoice is due and a
   * week more. Again it answers the same; who has three that are not paid gets no further one, so that nobody keeps seats for nothing.
   * @throws DomainError ORDER_METHOD_NOT_OFFERED, ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, ORDER_NOT_FOR_THEM, ORDER_TOO_MANY_INVOICES
   */
  async request(actor: Actor, input: RequestInvoiceInput): Promise<OrderRow> {
    assertCan(actor, 'order.write');
    const { orderId, billTo, address, reference } = parseInput(requestInvoiceSchema, input);
    if (!this.providers.takesPurchaseOrders) throw new DomainError(orderErrors.METHOD_NOT_OFFERED);
    const { userId } = actor;
    return this.unitOfWork.run(async (transaction) => {
      // All that are open, so that none of them has its invoice while they are counted.
      await transaction.rows(holdOpenOrdersStatement, { userId });
      const [order] = await transaction.rows(holdToInvoiceStatement, { userId, orderId });
      if (!order) throw new DomainError(orderErrors.NOT_FOUND);
      if (order.isInvoiced) {
        if (isOpenOrder(order.status)) await this.wait(transaction, order, userId);
        await transaction.count(backToInvoiceStatement, { orderId });
      } else {
        await this.assertMayHave(transaction, userId, order);
        await transaction.count(invoiceStatement, { orderId, billTo, address, reference });
        await this.keep(transaction, order, userId);
        await issueInvoice(transaction, { orderId, amountMinor: order.totalMinor });
        await this.activity.record(transaction, {
          userId,
          actionType: 'PAYMENT_START',
          details: { orderId },
        });
      }
      const [row] = await transaction.rows(orderQuery, { userId, orderId });
      if (!row) throw new DomainError(orderErrors.NOT_FOUND);
      return row;
    });
  }

  private async assertMayHave(
    transaction: Transaction,
    userId: string,
    { id: orderId, status, isInTime, beneficiaryId }: InvoicedOrderRow,
  ): Promise<void> {
    if (!isOpenOrder(status) || !isInTime) throw new DomainError(orderErrors.NOT_PAYABLE);
    await this.guardianship.assertMayBuyFor(transaction, userId, beneficiaryId);
    const [open] = await transaction.rows(openInvoicesQuery, { userId, orderId });
    if ((open?.number ?? 0) >= paymentLimits.openInvoices)
      throw new DomainError(orderErrors.TOO_MANY_INVOICES);
  }

  private async wait(
    transaction: Transaction,
    { id, status }: InvoicedOrderRow,
    actorId: string,
  ): Promise<void> {
    const begins = { to: 'PENDING', reason: 'PAYING', actorId, orderIds: [id] } as const;
    if (status !== 'PENDING') await this.changes.change(transaction, begins);
  }

  /** @throws DomainError ORDER_NOT_PAYABLE where what it held is gone */
  private async keep(transaction: Transaction, order: InvoicedOrderRow, actorId: string): Promise<void> {
    await this.wait(transaction, order, actorId);
    const sale = saleOf(order);
    if (!sale) return;
    const minutes = (paymentLimits.daysToPayInvoice + paymentLimits.daysOfGrace) * minutesOfDay;
    const isKept = await this.sellables.of(order.sellable)?.keep(transaction, sale, minutes);
    if (!isKept) throw new DomainError(orderErrors.NOT_PAYABLE);
  }
}
