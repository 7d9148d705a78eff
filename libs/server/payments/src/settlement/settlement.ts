import { isOpenOrder, type RefundCause, type ReportOutcome } from '@lyceum/contracts/payments';
import { type Delivered, Subscribe, type Transaction } from '@lyceum/kernel';
import { Injectable, Logger } from '@nestjs/common';
import { book, ofUnearned } from '../ledger/ledger';
import { PaymentNotices } from '../notices/payment-notices';
import { OrderChanges } from '../orders/order-changes';
import { Disputes } from '../disputes/disputes';
import { PaymentApproved, ProviderReported } from '../payments.events';
import type { Report } from '../providers/payment-provider.port';
import { Refunds } from '../refunds/refunds';
import { Fulfilment } from './fulfilment';
import {
  attemptDeclinedStatement,
  attemptPaidStatement,
  handledStatement,
  heldAttemptQuery,
  type HeldAttempt,
  holdOrderOfAttemptStatement,
  holdReportStatement,
  otherOpenAttemptQuery,
  type PaidOrderRow,
  waitingReportsQuery,
} from './settlement.statements';

/** A report with what it is of, both held. */
interface Case {
  readonly order: PaidOrderRow;
  readonly attempt: HeldAttempt;
  readonly report: Report;
}

/**
 * Does what providers report, each report once, in whatever order they come. What is paid is either what the order costs, and then
 * the order is paid and what was bought delivered in the same transaction, or it goes back; it is never lost.
 */
@Injectable()
export class Settlement {
  private readonly logger = new Logger(Settlement.name);

  constructor(
    private readonly changes: OrderChanges,
    private readonly fulfilment: Fulfilment,
    private readonly refunds: Refunds,
    private readonly notices: PaymentNotices,
    private readonly disputes: Disputes,
  ) {}

  @Subscribe(ProviderReported, 'payments.settle')
  async settle(
    { payload: { reportId } }: Pick<Delivered<typeof ProviderReported>, 'payload'>,
    transaction: Transaction,
  ): Promise<void> {
    const [kept] = await transaction.rows(holdReportStatement, { reportId });
    if (!kept) return;
    const { provider, report } = kept;
    const { attemptId } = report;
    const [order] = await transaction.rows(holdOrderOfAttemptStatement, { attemptId, provider });
    const [attempt] = order ? await transaction.rows(heldAttemptQuery, { attemptId }) : [];
    const outcome = await this.outcomeOf(transaction, { order, attempt, report });
    // It speaks of what is not paid yet: it is looked at again when that has come.
    if (outcome === null) return;
    if (outcome === 'UNKNOWN_PAYMENT')
      this.logger.error({ reportId }, 'A provider reports a payment that nobody began');
    await transaction.count(handledStatement, { reportId, outcome });
    if (report.kind !== 'PAID') return;
    for (const waiting of await transaction.rows(waitingReportsQuery, { attemptId }))
      await this.settle({ payload: waiting }, transaction);
  }

  /** Providers report much that is none of ours, of nobody's payment. */
  private async outcomeOf(
    transaction: Transaction,
    { order, attempt, report }: Partial<Case> & Pick<Case, 'report'>,
  ): Promise<ReportOutcome | null> {
    if (report.kind === 'OTHER') return 'NOTED';
    return order && attempt ? this.decide(transaction, { order, attempt, report }) : 'UNKNOWN_PAYMENT';
  }

  private decide(transaction: Transaction, one: Case): Promise<ReportOutcome | null> {
    if (one.report.kind === 'PAID') return this.paid(transaction, one);
    if (one.report.kind === 'APPROVED') return Promise.resolve(approved(transaction, one));
    if (one.report.kind === 'DECLINED') return this.declined(transaction, one);
    if (one.report.kind === 'REFUNDED') return this.refunded(transaction, one);
    if (one.report.kind === 'REFUND_REFUSED') return this.refused(transaction, one);
    // Of money that is not with us yet nobody can ask anything back.
    if (one.attempt.state !== 'PAID') return Promise.resolve(null);
    return this.disputes.take(transaction, one);
  }

  private async paid(transaction: Transaction, one: Case): Promise<ReportOutcome> {
    const { order, attempt, report } = one;
    const { amountMinor, currency, ref, feeMinor } = report;
    const values = { attemptId: attempt.id, amountMinor, currency, ref };
    if ((await transaction.count(attemptPaidStatement, values)) === 0) return 'REPEATED';
    if (amountMinor !== order.totalMinor || currency !== order.currency)
      return this.sendBack(transaction, one, 'WRONG_AMOUNT');
    if (order.status === 'SUCCEEDED') return this.sendBack(transaction, one, 'PAID_TWICE');
    const isLate = !isOpenOrder(order.status);
    // What was canceled gave back its use of a promo code: without one it is not what it costs.
    if (
      isLate &&
      (order.isTooLate || isOfNobody(order) || !(await this.changes.retakeUse(transaction, order.id)))
    )
      return this.sendBack(transaction, one, 'TOO_LATE');
    if (await this.fulfilment.deliver(transaction, order)) {
      await this.fulfilment.complete(transaction, order, { isLate, attemptId: attempt.id, feeMinor });
      // The whole price came: what a school has paid of it before came besides.
      await this.refunds.requestParts(transaction, order.id, { cause: 'PAID_TWICE', key: 'PAID_TWICE' });
      return isLate ? 'SETTLED_LATE' : 'SETTLED';
    }
    if (isLate) await this.changes.returnUses(transaction, [order.id]);
    else
      await this.changes.change(transaction, {
        orderIds: [order.id],
        to: 'CANCELED',
        reason: 'SEAT_GONE',
        actorId: null,
      });
    return this.sendBack(transaction, one, 'SEAT_GONE');
  }

  /** What came in is nobody's price: it goes back as a whole. */
  private async sendBack(
    transaction: Transaction,
    { order, attempt, report }: Case,
    cause: Extract<RefundCause, ReportOutcome>,
  ): Promise<ReportOutcome> {
    const { amountMinor, currency, feeMinor } = report;
    const amounts = ofUnearned(amountMinor, feeMinor);
    await book(transaction, { orderId: order.id, cause: `kept ${attempt.id}`, currency, amounts });
    await this.refunds.request(transaction, { attemptId: attempt.id, amountMinor, cause, key: cause });
    if (cause === 'SEAT_GONE') this.notices.seatGone(transaction, toldOf(order), { amountMinor, currency });
    return cause;
  }

  /** Another try may still be open, or paid already. */
  private async declined(transaction: Transaction, { order, attempt, report }: Case): Promise<ReportOutcome> {
    const { ref, decline } = report;
    const ids = { attemptId: attempt.id };
    if ((await transaction.count(attemptDeclinedStatement, { ...ids, ref, decline })) === 0)
      return 'REPEATED';
    const others = await transaction.rows(otherOpenAttemptQuery, { ...ids, orderId: order.id });
    if (!isOpenOrder(order.status) || order.status === 'FAILED' || others.length > 0) return 'NOTED';
    const change = { to: 'FAILED', reason: 'DECLINED', actorId: null } as const;
    await this.changes.change(transaction, { orderIds: [order.id], ...change });
    const { totalMinor: amountMinor, currency } = order;
    this.notices.failed(transaction, toldOf(order), { amountMinor, currency });
    return 'SETTLED';
  }

  private async refunded(transaction: Transaction, { attempt, report }: Case): Promise<ReportOutcome | null> {
    if (attempt.state !== 'PAID') return null;
    const id = await this.refundOf(transaction, attempt, report);
    if (id === null) {
      const { eventId, amountMinor, currency, refundId } = report;
      const said = { attemptId: attempt.id, eventId, amountMinor, currency, refundId };
      this.logger.error(
        said,
        'A provider reports money given back that nobody asked for, or that is not with us',
      );
      return 'WRONG_AMOUNT';
    }
    await this.refunds.settle(transaction, id);
    return 'SETTLED';
  }

  /** What it said before that it gave back stays booked so: staff look at it. */
  private async refused(transaction: Transaction, { attempt, report }: Case): Promise<ReportOutcome> {
    const { refundId, amountMinor, currency } = report;
    if (refundId === null) return 'NOTED';
    const named = { refundId, attemptId: attempt.id, amountMinor, currency };
    const refund = await this.refunds.named(transaction, named);
    if (refund?.state === 'REFUSED') return 'REPEATED';
    if (refund?.state !== 'REQUESTED') return 'WRONG_AMOUNT';
    await this.refunds.refuse(transaction, refund.refundId);
    return 'SETTLED';
  }

  /** Ours, which the report names, or one that the provider gave by itself; null where it can be neither. */
  private async refundOf(
    transaction: Transaction,
    { id: attemptId, receivedCurrency }: HeldAttempt,
    { amountMinor, currency, eventId, refundId }: Report,
  ): Promise<string | null> {
    const back = { attemptId, amountMinor };
    if (refundId !== null) {
      const refund = await this.refunds.named(transaction, { ...back, refundId, currency });
      return refund && refund.state !== 'REFUSED' ? refund.refundId : null;
    }
    if (currency !== receivedCurrency) return null;
    return this.refunds.request(transaction, { ...back, cause: 'PROVIDER', key: eventId });
  }
}

/** What somebody agreed to pay is taken as long as the order waits for it: of another one nothing is charged. */
function approved(transaction: Transaction, { order, attempt }: Case): ReportOutcome {
  if (attempt.state === 'OPEN' && isOpenOrder(order.status))
    transaction.raise(PaymentApproved, { attemptId: attempt.id });
  return 'NOTED';
}

/** The account of who paid, or of whom it was for, has ended. */
const isOfNobody = ({ buyerId, beneficiaryId }: PaidOrderRow): boolean =>
  buyerId === null || beneficiaryId === null;

const toldOf = ({ id, buyerId, title }: PaidOrderRow) => ({ orderId: id, buyerId, title: title ?? '' });
