import type { Currency, PaymentMethod, SandboxState } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';

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
  `INSERT INTO sandbox_payments AS s (ref, key, method, amount_minor, currency, title, return_url)
   VALUES ($ref, $key, $method, $amountMinor, $currency, $title, $returnUrl)
   ON CONFLICT (key) DO UPDATE SET key = s.key RETURNING ref`,
);

export const sandboxQuery = statement<SandboxRow>(
  'payments.sandbox-payment',
  `SELECT ${columns} FROM sandbox_payments WHERE ref = $ref`,
);

export const setSandboxStateStatement = statement(
  'payments.set-sandbox-state',
  'UPDATE sandbox_payments SET state = $to WHERE ref = $ref AND state = ANY($from::text[])',
);
