import { people } from '@lyceum/auth';
import type { OrderEvent, orderEventKinds, StaffOrder } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';
import { mails } from '@lyceum/mail';
import { receiptsJson } from '../receipts/receipt.sql';

/** An order as staff look at it, without what happened to it. */
export interface StaffOrderRow extends Omit<StaffOrder, 'events' | 'createdAt' | 'paidAt'> {
  createdAt: Date;
  paidAt: Date | null;
}

export const staffOrderQuery = statement<StaffOrderRow>(
  'payments.staff-order',
  `SELECT o.id, COALESCE(o.title, p.name) AS title, o.status, o.method, o.currency, o.list_price_minor AS "listPriceMinor",
     o.discount_minor AS "discountMinor", o.total_minor AS "totalMinor", o.promo_code AS "promoCode", o.buyer_id AS "buyerId",
     o.beneficiary_id AS "beneficiaryId", ${people.nameOf('o.buyer_id')} AS buyer, ${people.nameOf('o.beneficiary_id')} AS beneficiary, o.created_at AS "createdAt", o.paid_at AS "paidAt",
     COALESCE((SELECT sum(a.received_minor - a.refunded_minor)::int FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'PAID'), 0) AS "keptMinor",
     (SELECT json_build_object('billTo', i.bill_to, 'reference', i.reference, 'dueOn', to_char(i.due_on, 'YYYY-MM-DD'))
      FROM order_invoices i WHERE i.order_id = o.id AND o.method = 'PO') AS invoice,
     o.status = 'SUCCEEDED' AND o.sellable IS NOT NULL AS "isDelivered", ${receiptsJson('o.id')} AS receipts
   FROM orders o JOIN products p ON p.key = o.product_key WHERE o.id = $id`,
);

export interface OrderEventRow {
  id: string;
  kind: (typeof orderEventKinds)[number];
  at: Date;
  what: string;
  detail: string | null;
  amountMinor: number | null;
  currency: string | null;
  actorId: string | null;
  actor: string | null;
  entries: OrderEvent['entries'];
}

/** What happened to an order, as it happened: of very much, what was last. */
export const orderEventsQuery = statement<OrderEventRow>(
  'payments.order-events',
  `SELECT newest.*, ${people.nameOf('newest."actorId"')} AS actor FROM (
   SELECT id::text AS id, 'CHANGE' AS kind, changed_at AS at, to_status AS what, reason AS detail, NULL::int AS "amountMinor",
     NULL AS currency, actor_id AS "actorId", NULL::json AS entries
   FROM order_changes WHERE order_id = $id
   UNION ALL
   SELECT id::text, 'ATTEMPT', created_at, method, COALESCE(decline, provider), amount_minor, currency, NULL, NULL FROM payment_attempts WHERE order_id = $id
   UNION ALL
   SELECT r.id::text, 'REPORT', r.received_at, r.report ->> 'kind', r.outcome, (r.report ->> 'amountMinor')::int, r.report ->> 'currency', NULL, NULL
   FROM provider_reports r JOIN payment_attempts a ON a.id = r.attempt_id WHERE a.order_id = $id
   UNION ALL
   SELECT id::text, 'REFUND', created_at, state, concat_ws(': ', cause, NULLIF(reason, '')), amount_minor, currency, actor_id, NULL
   FROM order_refunds WHERE order_id = $id
   UNION ALL
   SELECT t.id::text, 'BOOKING', t.booked_at, split_part(t.cause, ' ', 1), NULL, NULL,
     (SELECT min(e.currency) FROM ledger_entries e WHERE e.transaction_id = t.id), NULL,
     (SELECT json_agg(json_build_object('account', e.account, 'amountMinor', e.amount_minor) ORDER BY e.account)
      FROM ledger_entries e WHERE e.transaction_id = t.id)
   FROM ledger_transactions t WHERE t.order_id = $id
   UNION ALL
   SELECT id::text, 'DISPUTE', opened_at, state, concat_ws(': ', provider_ref, NULLIF(reason, '')), amount_minor, currency, NULL, NULL
   FROM order_disputes WHERE order_id = $id
   UNION ALL
   SELECT m.id::text, 'MAIL', m.at, m.kind, concat_ws(': ', m.recipient, m.state), NULL, NULL, NULL, NULL FROM ${mails.about("'order:' || $id::uuid")} m
   ORDER BY at DESC, kind DESC, id DESC LIMIT 200) newest ORDER BY at, kind, id`,
);

export const holdOrderStatement = statement<{ id: string }>(
  'payments.hold-order',
  'SELECT id FROM orders WHERE id = $id FOR UPDATE',
);

/** A try of which something is with us; the order is held. */
export interface RefundableAttempt {
  attemptId: string;
  currency: string;
  leftMinor: number;
}

export const refundableAttemptsQuery = statement<RefundableAttempt>(
  'payments.refundable-attempts',
  `SELECT id AS "attemptId", received_currency AS currency, received_minor - refunded_minor AS "leftMinor" FROM payment_attempts
   WHERE order_id = $id AND state = 'PAID' AND received_minor > refunded_minor ORDER BY id`,
);

export const refundOfKeyQuery = statement<{ amountMinor: number }>(
  'payments.refund-of-key',
  `SELECT sum(amount_minor)::int AS "amountMinor" FROM order_refunds
   WHERE order_id = $id AND split_part(client_key, ' ', 1) = $clientKey HAVING count(*) > 0`,
);
