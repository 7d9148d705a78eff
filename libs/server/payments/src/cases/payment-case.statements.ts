import type { paymentCaseKindLabels } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';
import { byInvoice } from '../providers/by-invoice';

/** Reports that nobody could make sense of, or that wait for another one for an hour. */
export const isOddReport = (r: string): string =>
  `(${r}.outcome IN ('UNKNOWN_PAYMENT', 'WRONG_AMOUNT') OR (${r}.handled_at IS NULL AND ${r}.received_at < now() - interval '1 hour'))`;

/** Money that a provider does not give back, or has not for a day. */
export const isStuckRefund = (r: string): string =>
  `(${r}.state = 'REFUSED' OR (${r}.state = 'REQUESTED' AND ${r}.created_at < now() - interval '1 day'))`;

/** Has a report worked on again; the row is held. No row: there is none, or it is none of those. */
export const workAgainStatement = statement<{ reportId: string }>(
  'payments.work-again',
  `UPDATE provider_reports r SET handled_at = NULL, outcome = NULL, closed_at = NULL, closed_by = NULL
   WHERE id = $id AND ${isOddReport('r')} RETURNING id AS "reportId"`,
);

/** What staff have looked at, and why it is as it is. */
export const closeCaseStatement = statement<{ kind: string }>(
  'payments.close-case',
  `WITH report AS (
     UPDATE provider_reports r SET closed_at = now(), closed_by = $actorId::uuid, note = $note
     WHERE id = $id AND closed_at IS NULL AND ${isOddReport('r')} RETURNING 'REPORT' AS kind
   ), difference AS (
     UPDATE payment_differences SET closed_at = now(), closed_by = $actorId::uuid, note = $note
     WHERE id = $id AND closed_at IS NULL RETURNING 'DIFFERENCE' AS kind
   ), refund AS (
     UPDATE order_refunds r SET closed_at = now(), closed_by = $actorId::uuid, note = $note
     WHERE id = $id AND closed_at IS NULL AND ${isStuckRefund('r')} RETURNING 'REFUND' AS kind
   )
   SELECT kind FROM report UNION ALL SELECT kind FROM difference UNION ALL SELECT kind FROM refund`,
);

/** Money that is not given back is asked for again: of what was refused the case is closed, as there is another refund. No row: it is none. */
export const askAgainStatement = statement<{ refundId: string }>(
  'payments.ask-again',
  `UPDATE order_refunds r SET closed_at = CASE r.state WHEN 'REFUSED' THEN now() END, closed_by = $actorId::uuid, note = 'Asked for again.'
   WHERE id = $id AND closed_at IS NULL AND ${isStuckRefund('r')} RETURNING id AS "refundId"`,
);

/** Money that is to go back by bank transfer. */
export const transferToSendQuery = statement<{ refundId: string }>(
  'payments.transfer-to-send',
  `SELECT r.id AS "refundId" FROM order_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
   WHERE r.id = $id AND r.state = 'REQUESTED' AND a.provider = '${byInvoice}'`,
);

export const caseKindQuery = statement<{ kind: keyof typeof paymentCaseKindLabels }>(
  'payments.case-kind',
  `SELECT 'REPORT' AS kind FROM provider_reports WHERE id = $id
   UNION ALL SELECT 'DIFFERENCE' FROM payment_differences WHERE id = $id
   UNION ALL SELECT 'DISPUTE' FROM order_disputes WHERE id = $id
   UNION ALL SELECT CASE a.provider WHEN '${byInvoice}' THEN 'TRANSFER' ELSE 'REFUND' END
     FROM order_refunds r JOIN payment_attempts a ON a.id = r.attempt_id WHERE r.id = $id`,
);
