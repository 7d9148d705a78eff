import { type Delivered, PreparedQueries, Subscribe, UnitOfWork } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { RefundRequested } from '../payments.events';
import { PaymentProviders } from '../providers/payment-providers';
import { byInvoice } from '../providers/by-invoice';
import { Refunds } from './refunds';
import { refundToSendQuery } from './refund.statements';

/** Asks providers to give money back; the refund's id makes a second time harmless. */
@Injectable()
export class RefundProcessor {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly providers: PaymentProviders,
    private readonly refunds: Refunds,
  ) {}

  @Subscribe(RefundRequested, 'payments.send-refund', { lane: 'payments' })
  async send({ payload: { refundId } }: Pick<Delivered<typeof RefundRequested>, 'payload'>): Promise<void> {
    const [wanted] = await this.queries.rows(refundToSendQuery, { refundId });
    if (!wanted) return;
    const { provider: name, ...refund } = wanted;
    // Staff send it by bank transfer, and say so.
    if (name === byInvoice) return;
    const provider = this.providers.named(name);
    if (!provider) throw new Error(`Nobody can give back what ${name} took: it is not configured`);
    const state = await provider.refund(refund);
    if (state === 'REQUESTED') return;
    await this.unitOfWork.run((transaction) =>
      state === 'REFUNDED'
        ? this.refunds.settle(transaction, refundId)
        : this.refunds.refuse(transaction, refundId),
    );
  }
}
