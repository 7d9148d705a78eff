import type { AttemptState, Currency, PaymentMethod, PaymentStatus } from '@lyceum/contracts/payments';
import { columns, statement } from '@lyceum/kernel';
import { isPartlyPaid, openSql } from '../orders/order.statements';

/** A try to pay an order. */
export interface AttemptRow {
  id: string;
  orderId: string;
  provider: string;
  providerRef: string | null;
  method: PaymentMethod;
  amountMinor: number;
  currency: Currency;
  state: AttemptState;
  pageUrl: string | null;
}

const attemptColumns = columns([
  'id',
  'orderId',
  'provider',
  'providerRef',
  'method',
  'amountMinor',
  'currency',
  'state',
  'pageUrl',
])('a');

interface PayableOrder {
  status: PaymentStatus;
  beneficiaryId: string | null;
  isInTime: boolean;
  isPartlyPaid: boolean;
  title: string;
}

/** Whether an order of its buyer can be paid now; it is held. */
export const holdPayableStatement = statement<PayableOrder>(
  'payments.hold-payable',
  `SELECT o.status, o.beneficiary_id AS "beneficiaryId", o.expires_at > now() AS "isInTime", COALESCE(o.title, p.name) AS title,
     ${isPartlyPaid('o.id')} AS "isPartlyPaid"
   FROM orders o JOIN products p ON p.key = o.product_key WHERE o.buyer_id = $userId AND o.id = $orderId FOR UPDATE OF o`,
);

/** A second click answers the first try. */
export const attemptStatement = statement<AttemptRow>(
  'payments.attempt',
  `INSERT INTO payment_attempts AS a (order_id, client_key, provider, method, amount_minor, currency)
   SELECT id, $clientKey::uuid, $provider::text, $method::text, total_minor, currency FROM orders WHERE id = $orderId
   ON CONFLICT (order_id, client_key) DO UPDATE SET client_key = a.client_key
   RETURNING ${attemptColumns}`,
);

export const setMethodStatement = statement(
  'payments.set-method',
  'UPDATE orders SET method = $method WHERE id = $orderId AND method <> $method',
);

export const begunStatement = statement(
  'payments.attempt-begun',
  'UPDATE payment_attempts SET provider_ref = $ref, page_url = $pageUrl WHERE id = $attemptId AND provider_ref IS NULL',
);

/** A try that its buyer agreed to at the provider, and that has not brought anything, of an order that waits for it still. */
export const attemptToCaptureQuery = statement<{ provider: string; ref: string }>(
  'payments.attempt-to-capture',
  `SELECT a.provider, a.provider_ref AS ref FROM payment_attempts a JOIN orders o ON o.id = a.order_id
   WHERE a.id = $attemptId AND a.state = 'OPEN' AND a.provider_ref IS NOT NULL AND o.status IN (${openSql}) AND NOT ${isPartlyPaid('o.id')}`,
);

/** The last try to pay an order, as its buyer is told of it. */
export interface LastAttemptRow {
  state: AttemptState;
  method: PaymentMethod;
  decline: string | null;
  pageUrl: string | null;
}

export const lastAttemptQuery = statement<LastAttemptRow>(
  'payments.last-attempt',
  `SELECT state, method, decline, page_url AS "pageUrl" FROM payment_attempts WHERE order_id = $orderId ORDER BY id DESC LIMIT 1`,
);
