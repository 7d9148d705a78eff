import type { DisputeState } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';

/**
 * Keeps a dispute, or what was decided of one that is open; the order is held. What was decided stays so, whatever comes late.
 * No row: that was known.
 */
export const keepDisputeStatement = statement<{ state: DisputeState }>(
  'payments.keep-dispute',
  `INSERT INTO order_disputes AS d (order_id, attempt_id, provider, provider_ref, amount_minor, currency, reason, due_at, state, closed_at)
   SELECT order_id, id, provider, $ref, $amountMinor::int, $currency, $reason, $dueAt::timestamptz, $state::text,
     CASE WHEN $state::text <> 'OPEN' THEN now() END
   FROM payment_attempts WHERE id = $attemptId
   ON CONFLICT (provider, provider_ref) DO UPDATE SET state = excluded.state, closed_at = excluded.closed_at
   WHERE d.state = 'OPEN' AND excluded.state <> 'OPEN'
   RETURNING d.state`,
);

/** Whether money of an order is disputed now: it is the provider's to give back. */
export const openDisputeQuery = statement<{ id: string }>(
  'payments.open-dispute',
  `SELECT id FROM order_disputes WHERE order_id = $orderId AND state = 'OPEN' LIMIT 1`,
);

/** A dispute that is lost, of which nothing went back under its key. */
export const unbookedLossQuery = statement<{ id: string }>(
  'payments.unbooked-loss',
  `SELECT d.id FROM order_disputes d JOIN payment_attempts a ON a.id = $attemptId AND a.provider = d.provider
   WHERE d.provider_ref = $ref AND d.state = 'LOST'
     AND NOT EXISTS (SELECT FROM order_refunds r WHERE r.attempt_id = a.id AND r.client_key = $key)`,
);
