import type { Currency, PaymentMethod, SandboxState } from '@lyceum/contracts/payments';
import { insertRow, statement } from '@lyceum/kernel';
import type { Movement } from '../payment-provider.port';

/** A payment as the sandbox keeps it; `key` is our attempt. */
export interface SandboxRow {
  ref: string;
  key: string;
  method: PaymentMethod;
  amountMinor: number;
  currency: Currency;
  title: string;
  returnUrl: string;
  state: SandboxState;
}

const columns = `ref, key, method, amount_minor AS "amountMinor", currency, title, return_url AS "returnUrl", state`;

/** The same key answers the first. */
export const beginSandboxStatement = statement<{ ref: string }>(
  'payments.begin-sandbox-payment',
  insertRow(
    'sandbox_payments',
    ['ref', 'key', 'method', 'amountMinor', 'currency', 'title', 'returnUrl'],
    'ON CONFLICT (key) DO UPDATE SET key = excluded.key RETURNING ref',
  ),
);

export const sandboxQuery = statement<SandboxRow>(
  'payments.sandbox-payment',
  `SELECT ${columns} FROM sandbox_payments WHERE ref = $ref`,
);

export const setSandboxStateStatement = statement(
  'payments.set-sandbox-state',
  `UPDATE sandbox_payments SET state = $to::text, paid_at = CASE WHEN $to::text = 'PAID' THEN now() END, fee_minor = $feeMinor::int
   WHERE ref = $ref AND state = ANY($from::text[])`,
);

export const sandboxRefundStatement = statement(
  'payments.sandbox-refund',
  insertRow('sandbox_refunds', ['refundId', 'ref', 'amountMinor'], 'ON CONFLICT (refund_id) DO NOTHING'),
);

export const sandboxMovementsQuery = statement<Movement>(
  'payments.sandbox-movements',
  `SELECT ref AS id, 'PAID' AS kind, key::uuid AS "attemptId", NULL::uuid AS "refundId", amount_minor AS "amountMinor", currency,
     fee_minor AS "feeMinor", paid_at AS at
   FROM sandbox_payments WHERE state = 'PAID' AND paid_at BETWEEN $from AND $until
   UNION ALL
   SELECT r.refund_id::text, 'REFUNDED', p.key::uuid, r.refund_id, r.amount_minor, p.currency, 0, r.refunded_at
   FROM sandbox_refunds r JOIN sandbox_payments p ON p.ref = r.ref WHERE r.refunded_at BETWEEN $from AND $until`,
);
