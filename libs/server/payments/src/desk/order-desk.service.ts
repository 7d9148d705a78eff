import {
  isPayable,
  orderErrors,
  type RefundOrderInput,
  refundOrderSchema,
  type StaffOrder,
  type StaffOrderIdInput,
  staffOrderIdSchema,
} from '@lyceum/contracts/payments';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { openDisputeQuery } from '../disputes/dispute.statements';
import { PaymentNotices } from '../notices/payment-notices';
import { Refunds } from '../refunds/refunds';
import {
  holdOrderStatement,
  orderEventsQuery,
  type RefundableAttempt,
  refundableAttemptsQuery,
  refundOfKeyQuery,
  staffOrderQuery,
} from './order-desk.statements';

/** Orders as staff look after them. */
@Injectable()
export class OrderDeskService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly refunds: Refunds,
    private readonly notices: PaymentNotices,
  ) {}

  /** An order with everything that happened to it. @throws DomainError ORDER_NOT_FOUND */
  async get(actor: Actor, input: StaffOrderIdInput): Promise<StaffOrder> {
    assertCan(actor, 'order.oversee');
    const { id } = parseInput(staffOrderIdSchema, input);
    const [[row], events] = await Promise.all([
      this.queries.rows(staffOrderQuery, { id }),
      this.queries.rows(orderEventsQuery, { id }),
    ]);
    if (!row) throw new DomainError(orderErrors.NOT_FOUND);
    return {
      ...row,
      createdAt: row.createdAt.toISOString(),
      paidAt: row.paidAt?.toISOString() ?? null,
      events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    };
  }

  /**
   * Tells the buyer of a paid order of it once more, with the way to its receipt.
   * @throws DomainError ORDER_NOT_FOUND, ORDER_NO_RECEIPT where nothing is paid, or nobody is left to be told
   */
  async sendReceipt(actor: Actor, input: StaffOrderIdInput): Promise<void> {
    assertCan(actor, 'order.refund');
    const { id } = parseInput(staffOrderIdSchema, input);
    const [order] = await this.queries.rows(staffOrderQuery, { id });
    if (!order) throw new DomainError(orderErrors.NOT_FOUND);
    const { buyerId, title, totalMinor: amountMinor, currency, receipts } = order;
    if (buyerId === null || !receipts.some(({ kind }) => kind === 'RECEIPT'))
      throw new DomainError(orderErrors.NO_RECEIPT);
    await this.unitOfWork.run((transaction) => {
      this.notices.paid(transaction, { orderId: id, buyerId, title }, { amountMinor, currency });
      const deed = { action: 'order.sendReceipt', targetType: 'order', targetId: id } as const;
      transaction.audit({ actorId: actor.userId, ...deed, before: null, after: null });
      return Promise.resolve();
    });
  }

  /**
   * Has money given back that was paid for an order, a part of it or all; the same key once. What all of it takes back is the rule of
   * `Refunds.settle`, once the provider has given it back.
   * @throws DomainError ORDER_NOT_FOUND, ORDER_REFUND_TOO_MUCH, ORDER_REFUND_KEY_REUSED, ORDER_DISPUTED, ORDER_AMOUNT_NOT_TAKEN
   */
  async refund(actor: Actor, input: RefundOrderInput): Promise<StaffOrder> {
    assertCan(actor, 'order.refund');
    const { id, amountMinor, reason, clientKey } = parseInput(refundOrderSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [held] = await transaction.rows(holdOrderStatement, { id });
      if (!held) throw new DomainError(orderErrors.NOT_FOUND);
      const [known] = await transaction.rows(refundOfKeyQuery, { id, clientKey });
      if (known && known.amountMinor !== amountMinor) throw new DomainError(orderErrors.REFUND_KEY_REUSED);
      if (known) return;
      // The bank has it, and decides: what we gave back besides would go back twice.
      const [disputed] = await transaction.rows(openDisputeQuery, { orderId: id });
      if (disputed) throw new DomainError(orderErrors.DISPUTED);
      const parts = partsOf(await transaction.rows(refundableAttemptsQuery, { id }), amountMinor);
      const currency = parts[0]?.currency;
      if (currency && !parts.every(({ partMinor }) => isPayable(partMinor, currency)))
        throw new DomainError(orderErrors.AMOUNT_NOT_TAKEN);
      for (const [place, { attemptId, partMinor }] of parts.entries()) {
        const key = place === 0 ? clientKey : `${clientKey} ${String(place)}`;
        const wanted = { attemptId, amountMinor: partMinor, reason, key, actorId: actor.userId };
        await this.refunds.request(transaction, { ...wanted, cause: 'STAFF' });
      }
      transaction.audit({
        actorId: actor.userId,
        action: 'order.refund',
        targetType: 'order',
        targetId: id,
        before: null,
        after: { amountMinor, currency, reason },
      });
    });
    return this.get(actor, { id });
  }
}

/** What is taken of each try: all of the amount of one that brought so much, else of one after the other. @throws DomainError ORDER_REFUND_TOO_MUCH */
function partsOf(
  attempts: readonly RefundableAttempt[],
  amountMinor: number,
): (RefundableAttempt & { readonly partMinor: number })[] {
  const one = attempts.find(({ leftMinor }) => leftMinor >= amountMinor);
  if (one) return [{ ...one, partMinor: amountMinor }];
  let missing = amountMinor;
  const parts = attempts.map((attempt) => {
    const partMinor = Math.min(missing, attempt.leftMinor);
    missing -= partMinor;
    return { ...attempt, partMinor };
  });
  if (missing > 0) throw new DomainError(orderErrors.REFUND_TOO_MUCH);
  return parts.filter(({ partMinor }) => partMinor > 0);
}
