import { type AttemptState, type Currency, paymentLimits } from '@lyceum/contracts/payments';
import { columns, insertRow, statement } from '@lyceum/kernel';
import { type SettledOrder, settledNames } from '../orders/order.statements';
import type { Report } from '../providers/payment-provider.port';

export const keepReportStatement = statement<{ reportId: string }>(
  'payments.keep-report',
  insertRow(
    'provider_reports',
    ['provider', 'eventId', 'attemptId', 'body', 'report'],
    'ON CONFLICT (provider, event_id) DO NOTHING RETURNING id AS "reportId"',
  ),
);

/** A report that nobody has worked on, held. */
export const holdReportStatement = statement<{ provider: string; report: Report }>(
  'payments.hold-report',
  'SELECT provider, report FROM provider_reports WHERE id = $reportId AND handled_at IS NULL FOR UPDATE',
);

/** Of whose account has ended nothing is kept but what was reported. */
export const handledStatement = statement(
  'payments.report-handled',
  `UPDATE provider_reports r SET handled_at = now(), outcome = $outcome,
     body = CASE WHEN EXISTS (SELECT FROM payment_attempts a JOIN orders o ON o.id = a.order_id WHERE a.id = r.attempt_id AND o.buyer_id IS NULL)
       THEN '' ELSE body END
   WHERE id = $reportId`,
);

/** An order that is paid, as it stands while it is held. */
export type PaidOrderRow = SettledOrder & {
  /** It was canceled so long ago that it is no longer sold at its price. */
  isTooLate: boolean;
};

const paidColumns = columns(settledNames, {
  isTooLate: `COALESCE(o.canceled_at < now() - interval '${String(paymentLimits.daysToPayLate)} days', false)`,
});

/** Holds the order that a try is to pay: whatever else is done with it waits. */
export const holdOrderOfAttemptStatement = statement<PaidOrderRow>(
  'payments.hold-order-of-attempt',
  `SELECT ${paidColumns('o')} FROM orders o
   WHERE o.id = (SELECT a.order_id FROM payment_attempts a WHERE a.id = $attemptId AND a.provider = $provider) FOR UPDATE`,
);

/** A try, read once its order is held. */
export interface HeldAttempt {
  id: string;
  state: AttemptState;
  amountMinor: number;
  currency: Currency;
  receivedMinor: number | null;
  receivedCurrency: string | null;
  refundedMinor: number;
}

export const heldAttemptQuery = statement<HeldAttempt>(
  'payments.held-attempt',
  `SELECT a.id, a.state, a.amount_minor AS "amountMinor", a.currency, a.received_minor AS "receivedMinor",
     a.received_currency AS "receivedCurrency", a.refunded_minor AS "refundedMinor"
   FROM payment_attempts a WHERE a.id = $attemptId`,
);

/** What a try brought. That it was declined before does not matter; what is paid stays so. */
export const attemptPaidStatement = statement(
  'payments.attempt-paid',
  `UPDATE payment_attempts SET state = 'PAID', received_minor = $amountMinor, received_currency = $currency, settled_at = now(),
     decline = NULL, provider_ref = COALESCE(provider_ref, $ref)
   WHERE id = $attemptId AND state <> 'PAID'`,
);

export const attemptDeclinedStatement = statement(
  'payments.attempt-declined',
  `UPDATE payment_attempts SET state = 'DECLINED', decline = $decline, settled_at = now(), provider_ref = COALESCE(provider_ref, $ref)
   WHERE id = $attemptId AND state = 'OPEN'`,
);

/** Whether another try to pay the order is still open. */
export const otherOpenAttemptQuery = statement<{ id: string }>(
  'payments.other-open-attempt',
  `SELECT id FROM payment_attempts WHERE order_id = $orderId AND id <> $attemptId AND id > $attemptId AND state = 'OPEN' LIMIT 1`,
);

/** Reports of a try that came before it was paid, and wait for that. */
export const waitingReportsQuery = statement<{ reportId: string }>(
  'payments.waiting-reports',
  `SELECT id AS "reportId" FROM provider_reports
   WHERE attempt_id = $attemptId AND handled_at IS NULL AND report ->> 'kind' IN ('REFUNDED', 'REFUND_REFUSED', 'DISPUTE_OPENED', 'DISPUTE_WON', 'DISPUTE_LOST') ORDER BY id`,
);
