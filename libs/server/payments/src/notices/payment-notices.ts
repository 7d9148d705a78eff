import type { RefundCause } from '@lyceum/contracts/payments';
import { type NoticeKind, Notices, type Transaction } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import * as notices from './payment.notices';

/** Of which order its buyer is told. */
export interface ToldOrder {
  readonly orderId: string;
  readonly buyerId: string | null;
  readonly title: string;
}

interface Amount {
  readonly amountMinor: number;
  readonly currency: string;
}

/** Buyers are told what became of their money. */
@Injectable()
export class PaymentNotices {
  constructor(private readonly notices: Notices) {}

  paid(transaction: Transaction, order: ToldOrder, amount: Amount): void {
    this.tell(transaction, notices.paymentReceived, order, amount);
  }

  failed(transaction: Transaction, order: ToldOrder, amount: Amount): void {
    this.tell(transaction, notices.paymentFailed, order, amount);
  }

  seatGone(transaction: Transaction, order: ToldOrder, amount: Amount): void {
    this.tell(transaction, notices.seatGone, order, amount);
  }

  refunded(
    transaction: Transaction,
    order: ToldOrder,
    { cause, ...refunded }: Amount & { readonly cause: RefundCause; readonly refundId: string },
  ): void {
    // Who was told that a seat is gone was told of the money, too.
    if (cause !== 'SEAT_GONE') this.tell(transaction, notices.paymentRefunded, order, refunded);
  }

  private tell(
    transaction: Transaction,
    kind: NoticeKind<(typeof notices.paymentReceived)['data']>,
    { orderId, buyerId, title }: ToldOrder,
    more: Amount & { readonly refundId?: string },
  ): void {
    if (buyerId === null) return;
    const url = `/payments/order/${orderId}`;
    this.notices.tell(
      transaction,
      kind,
      { what: title, orderId, ...more },
      { userId: buyerId, by: null, url, tag: null, about: null },
    );
  }
}
