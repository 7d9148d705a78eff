import { buildPaidOrder } from '@lyceum/payments/testing';
import { buildPerson } from './people';
import type { TestServer } from './test-server';

/** A stored order of 1,500.00 USD that waits for its invoice to be paid. @returns its id */
export async function invoicedOrder(server: TestServer): Promise<string> {
  const buyer = await buildPerson(server);
  const [order] = await server.database.query<{ id: string }[]>(
    `WITH made AS (
       INSERT INTO orders (buyer_id, beneficiary_id, client_key, product_key, currency, list_price_minor, discount_minor, total_minor, status, method, title)
       SELECT $1, $1, gen_random_uuid(), key, currency, price_minor, 0, price_minor, 'PENDING', 'PO', name FROM products WHERE key = 'kia' RETURNING id
     )
     INSERT INTO order_invoices (order_id, bill_to, address, due_on) SELECT id, 'A school', 'Somewhere', '2030-01-01' FROM made
     RETURNING order_id AS id`,
    [buyer.id],
  );
  return order?.id ?? '';
}

/** Money that came by bank transfer and is to go back. @returns its id */
export async function transferIn(server: TestServer): Promise<string> {
  const { id: orderId } = await buildPaidOrder(server.database.manager, await buildPerson(server));
  const [transfer] = await server.database.query<{ id: string }[]>(
    `WITH part AS (
       UPDATE payment_attempts SET provider = 'invoice', method = 'PO', refunded_minor = 500 WHERE order_id = $1 RETURNING id, order_id
     )
     INSERT INTO order_refunds (order_id, attempt_id, client_key, amount_minor, currency, cause)
     SELECT order_id, id, 'back', 500, 'USD', 'STAFF' FROM part RETURNING id`,
    [orderId],
  );
  return transfer?.id ?? '';
}

/** A paid order that has a receipt. @returns its id */
export async function receiptedOrder(server: TestServer): Promise<string> {
  const { id } = await buildPaidOrder(server.database.manager, await buildPerson(server));
  await server.database.query(
    `INSERT INTO payment_receipts (kind, year, number, order_id, amount_minor)
     SELECT 'RECEIPT', 1999, COALESCE(max(number), 0) + 1, $1, 150000 FROM payment_receipts WHERE kind = 'RECEIPT' AND year = 1999`,
    [id],
  );
  return id;
}
