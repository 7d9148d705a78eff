import { people } from '@lyceum/auth';
import type { Currency, PaymentMethod, PaymentStatus, ReceiptKind } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';
import { printedNumber } from './receipt.sql';

/**
 * Numbers a receipt of an order that is held, or a credit note of one of its refunds, once. The row of the last number is held until
 * the transaction ends: nobody else gets a number before it is known whether this one stands, so that none is missing.
 */
export const issueStatement = statement(
  'payments.issue-receipt',
  `WITH wanted AS (
    SELECT extract(year FROM now() AT TIME ZONE 'UTC')::int AS year
    WHERE NOT EXISTS (SELECT FROM payment_receipts r
      WHERE r.order_id = $orderId AND r.kind = $kind AND r.refund_id IS NOT DISTINCT FROM $refundId::uuid)
  ), numbered AS (
    INSERT INTO payment_receipt_numbers AS n (kind, year, last) SELECT $kind, year, 1 FROM wanted
    ON CONFLICT (kind, year) DO UPDATE SET last = n.last + 1 RETURNING n.year, n.last
  )
  INSERT INTO payment_receipts (kind, year, number, order_id, refund_id, amount_minor)
  SELECT $kind, year, last, $orderId, $refundId::uuid, $amountMinor::int FROM numbered`,
);

/** Whether something was paid for the order that a credit note can be of. */
export const hasReceiptQuery = statement<{ id: string }>(
  'payments.has-receipt',
  `SELECT id FROM payment_receipts WHERE order_id = $orderId AND kind = 'RECEIPT'`,
);

/** The receipt of an order, or the credit note of a refund of it, where it is this buyer's. */
export const receiptOfOrderQuery = statement<{ id: string }>(
  'payments.receipt-of-order',
  `SELECT r.id FROM payment_receipts r JOIN orders o ON o.id = r.order_id
   WHERE r.order_id = $orderId AND o.buyer_id = $buyerId AND r.refund_id IS NOT DISTINCT FROM $refundId::uuid
     AND r.kind = CASE WHEN $refundId::uuid IS NULL THEN 'RECEIPT' ELSE 'CREDIT_NOTE' END`,
);

/** What is printed. */
export interface ReceiptRow {
  kind: ReceiptKind;
  number: string;
  /** Of the receipt that a credit note is of. */
  receiptNumber: string | null;
  issuedAt: Date;
  amountMinor: number;
  currency: Currency;
  title: string;
  listPriceMinor: number;
  discountMinor: number;
  promoCode: string | null;
  method: PaymentMethod;
  orderId: string;
  buyerId: string | null;
  /** As they are called now; null once their account is gone. */
  buyer: string | null;
  beneficiary: string | null;
  status: PaymentStatus;
  taxPercent: number;
  /** The tax in the amount. */
  taxMinor: number;
  /** Of an invoice. */
  billTo: string | null;
  address: string | null;
  reference: string | null;
  dueOn: Date | null;
}

export const receiptQuery = statement<ReceiptRow>(
  'payments.receipt',
  `SELECT r.kind, ${printedNumber('r')} AS number,
     (SELECT ${printedNumber('first')} FROM payment_receipts first WHERE first.order_id = r.order_id AND first.kind = 'RECEIPT'
        AND r.kind = 'CREDIT_NOTE') AS "receiptNumber",
     r.issued_at AS "issuedAt", r.amount_minor AS "amountMinor", o.currency, COALESCE(o.title, p.name) AS title,
     o.list_price_minor AS "listPriceMinor", o.discount_minor AS "discountMinor", o.promo_code AS "promoCode", o.method,
     o.id AS "orderId", o.buyer_id AS "buyerId", ${people.nameOf('o.buyer_id')} AS buyer,
     CASE WHEN o.beneficiary_id IS DISTINCT FROM o.buyer_id THEN ${people.nameOf('o.beneficiary_id')} END AS beneficiary,
     o.tax_percent::float8 AS "taxPercent",
     CASE r.kind WHEN 'CREDIT_NOTE' THEN COALESCE((SELECT sum(e.amount_minor)::int FROM ledger_transactions t
       JOIN ledger_entries e ON e.transaction_id = t.id WHERE t.cause = 'refund ' || r.refund_id AND e.account = 'TAX'), 0)
       ELSE o.tax_minor END AS "taxMinor",
     o.status, i.bill_to AS "billTo", i.address, i.reference, i.due_on::timestamp AT TIME ZONE 'UTC' AS "dueOn"
   FROM payment_receipts r JOIN orders o ON o.id = r.order_id JOIN products p ON p.key = o.product_key
   LEFT JOIN order_invoices i ON i.order_id = o.id AND r.kind = 'INVOICE' WHERE r.id = $id`,
);
