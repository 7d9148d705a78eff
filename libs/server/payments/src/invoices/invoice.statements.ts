import { paymentLimits } from '@lyceum/contracts/payments';
import { columns, statement } from '@lyceum/kernel';
import { openSql, type SettledOrder, settledNames } from '../orders/order.statements';
import { byInvoice } from '../providers/by-invoice';
import type { OrderInvoiceModel } from './order-invoice.model';

/** An order that is to be paid by an invoice, held. */
export type InvoicedOrderRow = SettledOrder & {
  isInTime: boolean;
  isInvoiced: boolean;
  /** What came of its invoice. */
  partsMinor: number;
};

const orderColumns = columns(settledNames, {
  isInTime: 'COALESCE(o.expires_at > now(), true)',
  isInvoiced: 'EXISTS (SELECT FROM order_invoices i WHERE i.order_id = o.id)',
  partsMinor: `COALESCE((SELECT sum(a.received_minor)::int FROM payment_attempts a JOIN invoice_payments p ON p.attempt_id = a.id
    WHERE a.order_id = o.id), 0)`,
});

export const holdToInvoiceStatement = statement<InvoicedOrderRow>(
  'payments.hold-to-invoice',
  `SELECT ${orderColumns('o')} FROM orders o WHERE o.buyer_id = $userId AND o.id = $orderId FOR UPDATE OF o`,
);

export const holdInvoicedStatement = statement<InvoicedOrderRow>(
  'payments.hold-invoiced',
  `SELECT ${orderColumns('o')} FROM orders o WHERE o.id = $id FOR UPDATE OF o`,
);

/** Other orders of the buyer that wait for an invoice to be paid. */
export const openInvoicesQuery = statement<{ number: number }>(
  'payments.open-invoices',
  `SELECT count(*)::int AS number FROM orders o JOIN order_invoices i ON i.order_id = o.id
   WHERE o.buyer_id = $userId AND o.id <> $orderId AND o.status IN (${openSql})`,
);

/** The order is paid by an invoice from now on, and waits for it. */
export const invoiceStatement = statement(
  'payments.invoice',
  `WITH invoiced AS (
     INSERT INTO order_invoices (order_id, bill_to, address, reference, due_on)
     VALUES ($orderId, $billTo, $address, $reference, (now() AT TIME ZONE 'UTC')::date + ${String(paymentLimits.daysToPayInvoice)})
     ON CONFLICT (order_id) DO NOTHING
   )
   UPDATE orders SET method = 'PO',
     expires_at = now() + interval '${String(paymentLimits.daysToPayInvoice + paymentLimits.daysOfGrace)} days'
   WHERE id = $orderId`,
);

/** Who went to pay another way meanwhile comes back to their invoice. */
export const backToInvoiceStatement = statement(
  'payments.back-to-invoice',
  `UPDATE orders SET method = 'PO' WHERE id = $orderId AND method <> 'PO' AND status IN (${openSql})`,
);

/** A part that came, noted once for a key. */
export const partStatement = statement<{ attemptId: string }>(
  'payments.invoice-part',
  `WITH came AS (
     INSERT INTO payment_attempts (order_id, client_key, provider, method, amount_minor, currency, state, received_minor, received_currency, settled_at)
     SELECT id, $clientKey::uuid, '${byInvoice}', 'PO', $amountMinor::int, currency, 'PAID', $amountMinor::int, currency, now()
     FROM orders WHERE id = $id
     ON CONFLICT (order_id, client_key) DO NOTHING RETURNING id
   )
   INSERT INTO invoice_payments (attempt_id, received_on, reference, recorded_by)
   SELECT id, $receivedOn::date, $reference, $actorId::uuid FROM came RETURNING attempt_id AS "attemptId"`,
);

export const partOfKeyQuery = statement<{ amountMinor: number }>(
  'payments.invoice-part-of-key',
  'SELECT amount_minor AS "amountMinor" FROM payment_attempts WHERE order_id = $id AND client_key = $clientKey',
);

/** An invoice as its buyer sees it. */
export const invoiceQuery = statement<OrderInvoiceModel>(
  'payments.order-invoice',
  `SELECT i.bill_to AS "billTo", i.reference, to_char(i.due_on, 'YYYY-MM-DD') AS "dueOn",
     COALESCE((SELECT sum(a.received_minor)::int FROM payment_attempts a JOIN invoice_payments p ON p.attempt_id = a.id
       WHERE a.order_id = i.order_id), 0) AS "partsMinor"
   FROM order_invoices i JOIN orders o ON o.id = i.order_id WHERE i.order_id = $orderId AND o.method = 'PO'`,
);
