import { randomUUID } from 'node:crypto';
import { isOfSale, type RefundCause, type RefundState } from '@lyceum/contracts/payments';
import { type Sale, Sellables, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { book, ofRefund } from '../ledger/ledger';
import { OrderChanges } from '../orders/order-changes';
import { RefundRequested } from '../payments.events';
import { issueCreditNote } from '../receipts/receipts';
import { PaymentNotices } from '../notices/payment-notices';
import {
  askedBackQuery,
  askedRefundQuery,
  holdOrderOfRefundStatement,
  keptPartsQuery,
  namedRefundQuery,
  type RefundedOrder,
  refundedOrderQuery,
  refundedStatement,
  refuseStatement,
  type SettledRefund,
  requestRefundStatement,
} from './refund.statements';

/** Of what has gone back already the provider is not asked. */
const isGivenBack = (cause: RefundCause): boolean => cause === 'PROVIDER' || cause === 'DISPUTE';

export interface WantedBack {
  readonly attemptId: string;
  readonly amountMinor: number;
  readonly cause: RefundCause;
  /** The same asks once. */
  readonly key: string;
  readonly reason?: string;
  readonly actorId?: string | null;
}

type NamedRefund = Pick<WantedBack, 'attemptId' | 'amountMinor'> & {
  readonly refundId: string;
  readonly currency: string;
};

/** Money that goes back to who paid. */
@Injectable()
export class Refunds {
  constructor(
    private readonly changes: OrderChanges,
    private readonly sellables: Sellables,
    private readonly notices: PaymentNotices,
  ) {}

  /**
   * Has the provider give money back that a try brought; its order is held. Never more than came in, and the same key once.
   * @returns the refund's id; null where there is not so much left, or it was asked for before
   */
  async request(
    transaction: Transaction,
    { attemptId, amountMinor, cause, key, reason = '', actorId = null }: WantedBack,
  ): Promise<string | null> {
    const refundId = randomUUID();
    const values = { refundId, attemptId, amountMinor, cause, clientKey: key, reason, actorId };
    const [row] = await transaction.rows(requestRefundStatement, values);
    if (!row) return null;
    if (!isGivenBack(cause)) transaction.raise(RefundRequested, { refundId });
    return row.refundId;
  }

  /** Asks back what came of an order's invoice and was not asked back before; the order is held. */
  async requestParts(
    transaction: Transaction,
    orderId: string,
    why: Omit<WantedBack, 'attemptId' | 'amountMinor'>,
  ): Promise<void> {
    for (const part of await transaction.rows(keptPartsQuery, { orderId }))
      await this.request(transaction, { ...why, ...part });
  }

  /** @returns the refund as it stands, where the provider names one of ours, of this try and amount; undefined where it does not */
  async named(
    transaction: Transaction,
    named: NamedRefund,
  ): Promise<{ refundId: string; state: RefundState } | undefined> {
    const { refundId, attemptId, amountMinor, currency } = named;
    const [row] = await transaction.rows(namedRefundQuery, { refundId, attemptId, amountMinor, currency });
    return row;
  }

  /**
   * The provider has given it back: it is booked, the buyer is told, and where nothing of the price is left with us what was bought is
   * taken back, and so is the use of a promo code. What came beside the price has no credit note. Again it changes nothing.
   */
  async settle(transaction: Transaction, refundId: string): Promise<void> {
    await transaction.rows(holdOrderOfRefundStatement, { refundId });
    const [refund] = await transaction.rows(refundedStatement, { refundId });
    if (!refund) return;
    const { orderId, amountMinor, currency, cause } = refund;
    const [order] = await transaction.rows(refundedOrderQuery, { orderId });
    if (!order) return;
    const amounts = ofRefund(amountMinor, taxIn(order, refund));
    await book(transaction, { orderId, cause: `refund ${refundId}`, currency, amounts });
    if (isOfSale(cause)) await this.takeBack(transaction, orderId, order);
    // The last lock, as of paying.
    if (isOfSale(cause)) await issueCreditNote(transaction, { orderId, amountMinor, refundId });
    this.notices.refunded(transaction, { ...order, orderId }, { amountMinor, currency, cause, refundId });
  }

  /** The provider does not give it back: the money is with us again, and a case for staff. Again it changes nothing. */
  async refuse(transaction: Transaction, refundId: string): Promise<void> {
    await transaction.rows(holdOrderOfRefundStatement, { refundId });
    await transaction.count(refuseStatement, { refundId });
  }

  /** Asks the provider once more: what it refused by a refund of its own, under which it is not known. */
  async again(transaction: Transaction, refundId: string, actorId: string): Promise<void> {
    await transaction.rows(holdOrderOfRefundStatement, { refundId });
    const [asked] = await transaction.rows(askedRefundQuery, { refundId });
    if (asked?.state === 'REQUESTED') transaction.raise(RefundRequested, { refundId });
    if (asked?.state !== 'REFUSED') return;
    const { state: _, ...wanted } = asked;
    await this.request(transaction, { ...wanted, actorId, key: `again ${refundId}` });
  }

  /** What waited for a dispute about a try goes back after all. */
  async goOn(transaction: Transaction, attemptId: string): Promise<void> {
    for (const { refundId } of await transaction.rows(askedBackQuery, { attemptId }))
      transaction.raise(RefundRequested, { refundId });
  }

  /**
   * A bank gave money of a try back, of which there is not so much left as we were asked for it besides: what was asked so is done by
   * that. Else what staff wanted does not go, and what the house sends back by its own rule stays.
   * @returns the refund's id; null of more than there is
   */
  async insteadOf(
    transaction: Transaction,
    wanted: Pick<WantedBack, 'attemptId' | 'amountMinor' | 'cause' | 'key'>,
  ): Promise<string | null> {
    const asked = await transaction.rows(askedBackQuery, { attemptId: wanted.attemptId });
    const same = asked.find(({ amountMinor }) => amountMinor === wanted.amountMinor);
    if (same) return same.refundId;
    for (const { refundId, cause } of asked)
      if (isOfSale(cause)) await transaction.count(refuseStatement, { refundId });
    return this.request(transaction, wanted);
  }

  /** Of what is paid, once nothing of its price is left with us. */
  private async takeBack(
    transaction: Transaction,
    orderId: string,
    { status, keptMinor, sellable, subjectId, beneficiaryId, buyerId }: RefundedOrder,
  ): Promise<void> {
    if (status !== 'SUCCEEDED' || keptMinor > 0) return;
    await this.changes.returnUses(transaction, [orderId]);
    if (subjectId === null) return;
    const sale: Sale = { orderId, subjectId, beneficiaryId, buyerId };
    await this.sellables.of(sellable)?.revoke(transaction, sale);
  }
}

/** The tax in what goes back: its share of the price's, and with the last of it all that is left. */
function taxIn(
  { status, keptMinor, totalMinor, taxMinor, taxBackMinor }: RefundedOrder,
  { amountMinor, cause }: Pick<SettledRefund, 'amountMinor' | 'cause'>,
): number {
  if (status !== 'SUCCEEDED' || !isOfSale(cause)) return 0;
  const left = taxMinor - taxBackMinor;
  return keptMinor === 0 ? left : Math.min(left, Math.round((taxMinor * amountMinor) / totalMinor));
}
