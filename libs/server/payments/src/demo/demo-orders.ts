import type { PaymentMethod } from '@lyceum/contracts/payments';
import type { EntityManager } from 'typeorm';
import { sumUpStatement } from '../finance/finance.statements';

const dayMilliseconds = 86_400_000;
const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMilliseconds);

interface DemoOrder {
  readonly product: 'kia' | 'virtual-summit';
  readonly method: PaymentMethod;
  readonly daysAgo: number;
  /** Of the student whom a demo signs in as. */
  readonly isHers?: true;
  /** Hundredths that went back. */
  readonly backPercent?: number;
}

const products = {
  kia: { title: 'KIA', priceMinor: 150_000 },
  'virtual-summit': { title: 'Virtual Summit', priceMinor: 19_900 },
} as const;

/** What families bought within half a year, the oldest first; the last ones are of these days. */
const orders: readonly DemoOrder[] = [
  { product: 'virtual-summit', method: 'CARD', daysAgo: 176 },
  { product: 'kia', method: 'WECHATPAY', daysAgo: 169 },
  { product: 'virtual-summit', method: 'CARD', daysAgo: 151 },
  { product: 'kia', method: 'CARD', daysAgo: 140, backPercent: 100 },
  { product: 'virtual-summit', method: 'PAYPAL', daysAgo: 133 },
  { product: 'kia', method: 'ALIPAY', daysAgo: 118 },
  { product: 'kia', method: 'CARD', daysAgo: 96 },
  { product: 'virtual-summit', method: 'CARD', daysAgo: 94 },
  { product: 'virtual-summit', method: 'WECHATPAY', daysAgo: 71 },
  { product: 'kia', method: 'PAYPAL', daysAgo: 66, backPercent: 20, isHers: true },
  { product: 'kia', method: 'CARD', daysAgo: 45 },
  { product: 'virtual-summit', method: 'ALIPAY', daysAgo: 39 },
  { product: 'kia', method: 'WECHATPAY', daysAgo: 27 },
  { product: 'virtual-summit', method: 'CARD', daysAgo: 12, isHers: true },
  { product: 'kia', method: 'CARD', daysAgo: 3 },
];

const feePercent = 2.9;

const order = `
  INSERT INTO orders (buyer_id, beneficiary_id, client_key, product_key, currency, list_price_minor, discount_minor, total_minor,
                      status, method, title, created_at, paid_at)
  VALUES ($1, $1, gen_random_uuid(), $2, 'USD', $3, 0, $3, $4, $5, $6, $7::timestamptz - interval '4 minutes', $8) RETURNING id`;

const attempt = `
  WITH tried AS (
    INSERT INTO payment_attempts (order_id, client_key, provider, provider_ref, method, amount_minor, currency, state, received_minor,
                                  received_currency, refunded_minor, created_at, settled_at)
    VALUES ($1, gen_random_uuid(), 'sandbox', 'sbx_' || gen_random_uuid(), $2, $3, 'USD', 'PAID', $3, 'USD', $4, $5::timestamptz - interval '3 minutes', $5) RETURNING *
  ), shown AS (
    INSERT INTO sandbox_payments (ref, key, method, amount_minor, currency, title, return_url, state, paid_at, fee_minor)
    SELECT provider_ref, id, method, amount_minor, currency, $6, '', 'PAID', settled_at, $7::int FROM tried
  ), changed AS (
    INSERT INTO order_changes (order_id, from_status, to_status, reason, changed_at)
    VALUES ($1, NULL, 'PENDING', 'ORDERED', $5::timestamptz - interval '4 minutes'), ($1, 'PENDING', 'SUCCEEDED', 'PAID', $5)
  )
  SELECT id FROM tried`;

const booking = `
  WITH booked AS (INSERT INTO ledger_transactions (order_id, cause, booked_at) VALUES ($1, $2, $3) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account, currency, amount_minor)
  SELECT id, account, 'USD', amount FROM booked, unnest($4::text[], $5::int[]) AS entry (account, amount)`;

const paper = `
  WITH numbered AS (
    INSERT INTO payment_receipt_numbers AS n (kind, year, last) VALUES ($1, extract(year FROM $5::timestamptz AT TIME ZONE 'UTC')::int, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = n.last + 1 RETURNING year, last
  )
  INSERT INTO payment_receipts (kind, year, number, order_id, refund_id, amount_minor, issued_at)
  SELECT $1, year, last, $2, $3, $4, $5 FROM numbered`;

const refund = `
  WITH back AS (
    INSERT INTO order_refunds (order_id, attempt_id, client_key, amount_minor, currency, cause, reason, state, created_at, settled_at)
    VALUES ($1, $2, 'demo', $3, 'USD', 'STAFF', 'They could not come.', 'REFUNDED', $4, $4) RETURNING id, attempt_id
  ), shown AS (
    INSERT INTO sandbox_refunds (refund_id, ref, amount_minor, refunded_at)
    SELECT back.id, a.provider_ref, $3, $4 FROM back JOIN payment_attempts a ON a.id = back.attempt_id
  )
  SELECT id FROM back`;

/** What was bought and paid within half a year, with receipts, money given back, a dispute, and an invoice that a school pays in parts. */
export async function seedOrders(manager: EntityManager, buyers: readonly string[]): Promise<void> {
  if (buyers.length === 0) return;
  let last = { orderId: '', attemptId: '' };
  const [her] = await manager.query<{ id: string }[]>(
    `SELECT id FROM users WHERE email = 'student@lyceum.example'`,
  );
  for (const [index, one] of orders.entries()) {
    const buyerId = one.isHers ? her?.id : undefined;
    last = await seedPaid(manager, buyerId ?? buyers[index % buyers.length] ?? '', one);
  }
  await manager.query(
    `INSERT INTO order_disputes (order_id, attempt_id, provider, provider_ref, amount_minor, currency, reason, due_at, opened_at)
     SELECT $1, $2, 'sandbox', 'dispute_of_the_demo', 150000, 'USD', 'product_not_received', now() + interval '9 days', now() - interval '1 day'`,
    [last.orderId, last.attemptId],
  );
  await seedInvoice(manager, buyers[1 % buyers.length] ?? '');
  await manager.query(sumUpStatement.text, ['2000-01-01']);
}

async function seedPaid(
  manager: EntityManager,
  buyerId: string,
  { product, method, daysAgo: days, backPercent = 0 }: DemoOrder,
): Promise<{ orderId: string; attemptId: string }> {
  const { title, priceMinor } = products[product];
  const at = daysAgo(days);
  const backMinor = (priceMinor * backPercent) / 100;
  const feeMinor = Math.floor((priceMinor * feePercent) / 100);
  const [made] = await manager.query<[{ id: string }]>(order, [
    buyerId,
    product,
    priceMinor,
    'SUCCEEDED',
    method,
    title,
    at,
    at,
  ]);
  const orderId = made.id;
  const tried = [orderId, method, priceMinor, backMinor, at, title, feeMinor];
  const [{ id: attemptId }] = await manager.query<[{ id: string }]>(attempt, tried);
  const accounts = ['PROVIDER', 'FEE', 'REVENUE'];
  const amounts = [priceMinor - feeMinor, feeMinor, -priceMinor];
  await manager.query(booking, [orderId, `paid ${attemptId}`, at, accounts, amounts]);
  await manager.query(paper, ['RECEIPT', orderId, null, priceMinor, at]);
  if (backMinor === 0) return { orderId, attemptId };
  const backAt = daysAgo(days - 6);
  const [{ id: refundId }] = await manager.query<[{ id: string }]>(refund, [
    orderId,
    attemptId,
    backMinor,
    backAt,
  ]);
  const back = [orderId, `refund ${refundId}`, backAt, ['PROVIDER', 'REFUND'], [-backMinor, backMinor]];
  await manager.query(booking, back);
  await manager.query(paper, ['CREDIT_NOTE', orderId, refundId, backMinor, backAt]);
  return { orderId, attemptId };
}

/** A school that has paid a third of what it owes. */
async function seedInvoice(manager: EntityManager, buyerId: string): Promise<void> {
  const { title, priceMinor } = products.kia;
  const at = daysAgo(8);
  const values = [buyerId, 'kia', priceMinor, 'PENDING', 'PO', title, at, null];
  const [{ id: orderId }] = await manager.query<[{ id: string }]>(order, values);
  await manager.query(
    `WITH noted AS (
       INSERT INTO order_changes (order_id, from_status, to_status, reason, actor_id, changed_at)
       VALUES ($1, NULL, 'PENDING', 'ORDERED', $2, $3)
     )
     UPDATE orders SET expires_at = now() + interval '29 days' WHERE id = $1`,
    [orderId, buyerId, at],
  );
  await manager.query(
    `INSERT INTO order_invoices (order_id, bill_to, address, reference, due_on, requested_at)
     VALUES ($1, 'Harbour City High School', '12 Quay Street, Harbour City', 'PO-2026-118', $2::timestamptz::date + 30, $2)`,
    [orderId, at],
  );
  await manager.query(paper, ['INVOICE', orderId, null, priceMinor, at]);
  const [part] = await manager.query<[{ id: string }]>(
    `INSERT INTO payment_attempts (order_id, client_key, provider, method, amount_minor, currency, state, received_minor, received_currency, created_at, settled_at)
     VALUES ($1, gen_random_uuid(), 'invoice', 'PO', 50000, 'USD', 'PAID', 50000, 'USD', now() - interval '2 days', now() - interval '2 days') RETURNING id`,
    [orderId],
  );
  await manager.query(
    `INSERT INTO invoice_payments (attempt_id, received_on, reference) VALUES ($1, now()::date - 2, 'First third')`,
    [part.id],
  );
  const kept = [orderId, `kept ${part.id}`, daysAgo(2), ['PROVIDER', 'REFUND'], [50_000, -50_000]];
  await manager.query(booking, kept);
}
