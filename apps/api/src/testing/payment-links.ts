import { randomUUID } from 'node:crypto';
import type { TestServer } from './test-server';

/** What may change of a payment link. */
export const linkChange = { expiresAt: null, seats: null, note: '' };

/** Something that is paid by a link, and no class. */
export const linkInput = {
  ...linkChange,
  groupTag: '',
  title: 'Counselling',
  priceMinor: 5_000,
  currency: 'USD',
  code: '',
};

/** A stored link, of an amount, by which an order was made where one is named. @returns its id */
export async function paymentLinkIn(server: TestServer, orderId?: string): Promise<string> {
  const [link] = await server.database.query<{ id: string }[]>(
    `INSERT INTO payment_links (code, title, price_minor, currency) VALUES ($1, 'Counselling', 5000, 'USD') RETURNING id`,
    [randomUUID()],
  );
  const id = link?.id ?? '';
  if (orderId !== undefined)
    await server.database.query('INSERT INTO payment_link_uses (order_id, link_id) VALUES ($1, $2)', [
      orderId,
      id,
    ]);
  return id;
}
