import { statement } from '@lyceum/kernel';
import type { OwnMovement } from './compare';

/** What we say came by a provider and went back, since a time or of tries that it lists. What a dispute took is not among it. */
export const ownMovementsQuery = statement<OwnMovement>(
  'payments.own-movements',
  `WITH tries AS (
     SELECT a.* FROM payment_attempts a WHERE a.provider = $provider AND a.settled_at >= $from::timestamptz AND a.state = 'PAID'
     UNION
     SELECT a.* FROM payment_attempts a WHERE a.provider = $provider AND a.id = ANY($attemptIds::uuid[]) AND a.state = 'PAID'
     UNION
     SELECT a.* FROM payment_attempts a JOIN order_refunds r ON r.attempt_id = a.id
     WHERE a.provider = $provider AND r.settled_at >= $from::timestamptz
   )
   SELECT 'PAID' AS kind, id AS "attemptId", NULL::uuid AS "refundId", received_minor AS "amountMinor", received_currency AS currency,
     settled_at AS at FROM tries
   UNION ALL
   SELECT 'REFUNDED', r.attempt_id, r.id, r.amount_minor, r.currency, r.settled_at
   FROM order_refunds r JOIN tries ON tries.id = r.attempt_id WHERE r.state = 'REFUNDED' AND r.cause <> 'DISPUTE'`,
);

/** Set where a difference is one no more by itself. */
const agreesNow = `'It agrees now.'`;

/** Keeps a difference, once; one that had closed by itself is open again. */
export const keepDifferenceStatement = statement(
  'payments.keep-difference',
  `INSERT INTO payment_differences (provider, movement_key, what, attempt_id, expected_minor, found_minor, currency, moved_at)
   SELECT $provider, $movementKey, $what, (SELECT id FROM payment_attempts WHERE id = $attemptId::uuid), $expectedMinor::int,
     $foundMinor::int, $currency, $movedAt::timestamptz
   ON CONFLICT (provider, movement_key) DO UPDATE SET closed_at = NULL, note = '', what = excluded.what,
     expected_minor = excluded.expected_minor, found_minor = excluded.found_minor
     WHERE payment_differences.closed_at IS NOT NULL AND payment_differences.note = ${agreesNow}`,
);

/** Differences that were found before, of this time, and are none any more. */
export const agreedStatement = statement(
  'payments.agreed',
  `UPDATE payment_differences SET closed_at = now(), note = ${agreesNow}
   WHERE provider = $provider AND closed_at IS NULL AND moved_at >= $from::timestamptz AND movement_key <> ALL($found::text[])`,
);

/** Paid tries of which the provider keeps a fee that is not booked so, with what is missing, in the currency that was paid. */
export const unbookedFeesQuery = statement<{
  orderId: string;
  attemptId: string;
  currency: string;
  feeMinor: number;
}>(
  'payments.unbooked-fees',
  `SELECT a.order_id AS "orderId", a.id AS "attemptId", a.received_currency AS currency, (said.fee - booked.fee)::int AS "feeMinor"
   FROM unnest($attemptIds::uuid[], $fees::int[]) AS said (attempt_id, fee)
   JOIN payment_attempts a ON a.id = said.attempt_id AND a.provider = $provider AND a.state = 'PAID'
   CROSS JOIN LATERAL (
     SELECT COALESCE(sum(e.amount_minor), 0)::int AS fee FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
     WHERE t.cause IN ('paid ' || a.id, 'kept ' || a.id, 'fee ' || a.id) AND e.account = 'FEE') booked
   WHERE said.fee > booked.fee`,
);
