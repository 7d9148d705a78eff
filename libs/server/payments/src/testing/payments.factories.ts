import { randomUUID } from 'node:crypto';
import type { Currency } from '@lyceum/contracts/payments';
import { store } from '@lyceum/kernel/stored';
import type { EntityManager } from 'typeorm';
import type { PromoCode } from '../promo-codes/promo-code';

export * from './fakes';
export { SettlementScene } from './settlement-scene';
export { LedgerCheck } from '../ledger/ledger-check';
export { OrderTimeOut } from '../orders/order-time-out';

/** A stored code of 20 % for everything, once a person, without a limit in all, unless said otherwise. */
export async function buildPromoCode(
  manager: EntityManager,
  owner: { id: string },
  overrides: Partial<Omit<PromoCode, 'id'>> = {},
): Promise<PromoCode> {
  const isFixed = overrides.kind === 'FIXED';
  return store<PromoCode>(manager, 'promo_codes', {
    code: `TEST-${randomUUID().slice(0, 8).toUpperCase()}`,
    name: 'A test',
    kind: 'PERCENT',
    percentOff: isFixed ? null : 20,
    perUserLimit: 1,
    ownerId: owner.id,
    ...overrides,
  });
}

/** A row of the price list. */
interface Product {
  readonly key: string;
  readonly name: string;
  readonly priceMinor: number;
  readonly currency: Currency;
}

/** Something else to buy: 1,000.00 USD, unless said otherwise. */
export function buildProduct(manager: EntityManager, overrides: Partial<Product> = {}): Promise<Product> {
  const key = `thing-${randomUUID().slice(0, 8)}`;
  const product = { key, name: 'A thing', priceMinor: 100_000, currency: 'USD', ...overrides };
  return store(manager, 'products', product);
}

/** A stored order of KIA that somebody has paid by card: 1,500.00 USD. */
export async function buildPaidOrder(manager: EntityManager, buyer: { id: string }): Promise<{ id: string }> {
  const [row] = await manager.query<{ id: string }[]>(
    `WITH made AS (
       INSERT INTO orders (buyer_id, beneficiary_id, client_key, product_key, currency, list_price_minor, discount_minor, total_minor, status, method, title)
       SELECT $1, $1, gen_random_uuid(), key, currency, price_minor, 0, price_minor, 'SUCCEEDED', 'CARD', name FROM products WHERE key = 'kia' RETURNING *
     ), paid AS (
       INSERT INTO payment_attempts (order_id, client_key, provider, method, amount_minor, currency, state, received_minor, received_currency, settled_at)
       SELECT id, gen_random_uuid(), 'sandbox', method, total_minor, currency, 'PAID', total_minor, currency, now() FROM made
     )
     SELECT id FROM made`,
    [buyer.id],
  );
  return { id: row?.id ?? '' };
}
