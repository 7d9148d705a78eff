import { causesOfSale, type RefundCause, type RefundState } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';

/** Asks for money back, where the try brought so much that nobody asked back before; the order is held. The same key asks once. */
export const requestRefundStatement = statement<{ refundId: string }>(
  'payments.request-refund',
  `WITH counted AS (
    UPDATE payment_attempts a SET refunded_minor = a.refunded_minor + $amountMinor::int
    WHERE a.id = $attemptId AND a.state = 'PAID' AND a.refunded_minor + $amountMinor::int <= a.received_minor
      AND NOT EXISTS (SELECT FROM order_refunds r WHERE r.attempt_id = a.id AND r.client_key = $clientKey)
    RETURNING a.id, a.order_id, a.received_currency
  )
  INSERT INTO order_refunds (order_id, attempt_id, client_key, amount_minor, currency, cause, reason, actor_id, id)
  SELECT order_id, id, $clientKey, $amountMinor::int, received_currency, $cause, $reason, $actorId::uuid, $refundId::uuid FROM counted
  RETURNING id AS "refundId"`,
);

/** Parts of an order's invoice that came and were not asked back. */
export const keptPartsQuery = statement<{ attemptId: string; amountMinor: number }>(
  'payments.kept-parts',
  `SELECT a.id AS "attemptId", a.received_minor - a.refunded_minor AS "amountMinor"
   FROM payment_attempts a JOIN invoice_payments p ON p.attempt_id = a.id
   WHERE a.order_id = $orderId AND a.received_minor > a.refunded_minor ORDER BY a.id`,
);

/** What a provider is to give back. */
export interface RefundToSend {
  refundId: string;
  attemptId: string;
  provider: string;
  ref: string;
  amountMinor: number;
  currency: string;
}

export const refundToSendQuery = statement<RefundToSend>(
  'payments.refund-to-send',
  `SELECT r.id AS "refundId", a.id AS "attemptId", a.provider, COALESCE(a.provider_ref, '') AS ref, r.amount_minor AS "amountMinor", r.currency
   FROM order_refunds r JOIN payment_attempts a ON a.id = r.attempt_id 
   WHERE r.id = $refundId AND r.state = 'REQUESTED'
     AND NOT EXISTS (SELECT FROM order_disputes d WHERE d.attempt_id = a.id AND d.state = 'OPEN')`,
);

/** Money of a try that was asked back and has not gone yet. */
export const askedBackQuery = statement<{ refundId: string; amountMinor: number; cause: RefundCause }>(
  'payments.asked-back',
  `SELECT id AS "refundId", amount_minor AS "amountMinor", cause FROM order_refunds WHERE attempt_id = $attemptId AND state = 'REQUESTED' ORDER BY id`,
);

/** What was asked back does not go, and is with us again; the order is held. */
export const refuseStatement = statement(
  'payments.refuse-refund',
  `WITH refused AS (
    UPDATE order_refunds SET state = 'REFUSED', settled_at = now() WHERE id = $refundId AND state = 'REQUESTED' RETURNING attempt_id, amount_minor
  )
  UPDATE payment_attempts a SET refunded_minor = a.refunded_minor - refused.amount_minor FROM refused WHERE a.id = refused.attempt_id`,
);

/** A refund with how it was asked for; its order is held. */
export const askedRefundQuery = statement<WantedAgain>(
  'payments.asked-refund',
  `SELECT attempt_id AS "attemptId", amount_minor AS "amountMinor", cause, reason, state FROM order_refunds WHERE id = $refundId`,
);

interface WantedAgain {
  attemptId: string;
  amountMinor: number;
  cause: RefundCause;
  reason: string;
  state: RefundState;
}

/** A refund of ours that a provider names, of this try and amount: what it says of another one is not believed. */
export const namedRefundQuery = statement<{ refundId: string; state: RefundState }>(
  'payments.named-refund',
  `SELECT id AS "refundId", state FROM order_refunds
   WHERE id = $refundId AND attempt_id = $attemptId AND amount_minor = $amountMinor AND currency = $currency`,
);

/** A refund with the order it is of, whose row is held. */
export interface SettledRefund {
  orderId: string;
  attemptId: string;
  amountMinor: number;
  currency: string;
  cause: RefundCause;
  state: RefundState;
}

export const holdOrderOfRefundStatement = statement<{ orderId: string }>(
  'payments.hold-order-of-refund',
  `SELECT o.id AS "orderId" FROM orders o WHERE o.id = (SELECT order_id FROM order_refunds WHERE id = $refundId) FOR UPDATE`,
);

export const refundedStatement = statement<SettledRefund>(
  'payments.refunded',
  `UPDATE order_refunds SET state = 'REFUNDED', settled_at = now() WHERE id = $refundId AND state = 'REQUESTED'
   RETURNING order_id AS "orderId", attempt_id AS "attemptId", amount_minor AS "amountMinor", currency, cause, state`,
);

/** How much of what paid an order is with us still, and to whom and of what it is told. */
export interface RefundedOrder {
  status: string;
  sellable: string | null;
  subjectId: string | null;
  beneficiaryId: string | null;
  buyerId: string | null;
  title: string;
  /** What of the price came and has not gone back, also where it was asked back. */
  keptMinor: number;
  totalMinor: number;
  /** The tax in its price, and what of it went back. */
  taxMinor: number;
  taxBackMinor: number;
}

export const refundedOrderQuery = statement<RefundedOrder>(
  'payments.refunded-order',
  `SELECT o.status, o.sellable, o.subject_id AS "subjectId", o.beneficiary_id AS "beneficiaryId", o.buyer_id AS "buyerId",
     COALESCE(o.title, p.name) AS title,
     (COALESCE((SELECT sum(a.received_minor) FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'PAID'), 0)
       - COALESCE((SELECT sum(r.amount_minor) FROM order_refunds r WHERE r.order_id = o.id
           AND (r.state = 'REFUNDED' OR r.state = 'REQUESTED' AND r.cause <> ALL('{${causesOfSale.join(',')}}'))), 0))::int AS "keptMinor",
     o.total_minor AS "totalMinor", o.tax_minor AS "taxMinor",
     COALESCE((SELECT sum(e.amount_minor)::int FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
       WHERE t.order_id = o.id AND e.account = 'TAX' AND t.cause LIKE 'refund %'), 0) AS "taxBackMinor"
   FROM orders o JOIN products p ON p.key = o.product_key WHERE o.id = $orderId`,
);
