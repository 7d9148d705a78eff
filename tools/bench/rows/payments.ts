import type { Pool } from 'pg';
import type { Call } from '../call.ts';
import type { CpuRow } from '../row.ts';
import { signInMany } from '../world/signed-in.ts';
import { userId } from '../world/users.ts';

/** Buyers who take turns: nobody orders more often than they may. */
const buyers = 1_000;
const orders = 1_000_000;
const pageSize = 25;
const code = 'BENCH-QUOTE';

const quoteDocument = `query Quote($userId: ID!, $code: String!) {
  getPromoCodeQuote(userId: $userId, code: $code, product: "kia", currency: "USD", amountMinor: 150000) { code discountMinor totalMinor }
}`;
const orderDocument = `mutation Order($userId: ID!, $input: CreateOrderInput!) {
  createOrder(userId: $userId, input: $input) { status method totalMinor }
}`;

const quote = {
  name: 'quote',
  text: `SELECT c.code, (p.price_minor * c.percent_off / 100)::int AS "discountMinor", (p.price_minor - p.price_minor * c.percent_off / 100)::int AS "totalMinor"
         FROM promo_codes c, products p LEFT JOIN promo_code_users u ON u.user_id = $2
         WHERE c.code = $1 AND p.key = 'kia' AND c.disabled_at IS NULL`,
};
const order = {
  name: 'order',
  text: `INSERT INTO orders (buyer_id, beneficiary_id, client_key, product_key, currency, list_price_minor, discount_minor, total_minor, status, method, title, expires_at)
         SELECT $1, $1, $2, key, currency, price_minor, 0, price_minor, 'PENDING', 'CARD', name, now() + interval '15 minutes' FROM products WHERE key = 'kia'
         RETURNING status, method, total_minor AS "totalMinor"`,
};
const list = {
  name: 'orders',
  text: `SELECT o.id, o.created_at, COALESCE(o.title, p.name) AS item, u.full_name, o.total_minor, o.status, o.method,
           (SELECT sum(r.amount_minor) FROM order_refunds r WHERE r.order_id = o.id)
         FROM orders o JOIN products p ON p.key = o.product_key LEFT JOIN users u ON u.id = o.buyer_id
         ORDER BY o.created_at DESC, o.id DESC LIMIT 26`,
};

/** Past orders, one a minute, none of which waits for anything. */
async function fillOrders(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number }>('SELECT count(*)::int AS number FROM orders');
  if ((rows[0]?.number ?? 0) >= orders) return;
  const ids = Array.from({ length: buyers }, (_, n) => userId(n));
  await pool.query(
    `INSERT INTO orders (buyer_id, beneficiary_id, client_key, product_key, currency, list_price_minor, discount_minor, total_minor, status, method, title, created_at, paid_at)
     SELECT who.id, who.id, gen_random_uuid(), 'kia', 'USD', 150000, 0, 150000, 'SUCCEEDED', 'CARD', 'KIA', at.time, at.time
     FROM generate_series(1, $2::int) n, LATERAL (SELECT ($1::uuid[])[1 + n % ${String(buyers)}] AS id) who,
       LATERAL (SELECT now() - interval '1 day' - n * interval '1 minute' AS time) at`,
    [ids, orders],
  );
  await pool.query('VACUUM ANALYZE orders');
}

async function makeCode(pool: Pool, ownerId: string): Promise<void> {
  await pool.query(
    `INSERT INTO promo_codes (code, name, kind, percent_off, per_user_limit, owner_id) VALUES ($1, 'Bench', 'PERCENT', 20, 1, $2)
     ON CONFLICT DO NOTHING`,
    [code, ownerId],
  );
}

interface Ordered {
  readonly data?: { readonly createOrder?: object };
}

interface Page {
  readonly result: { readonly data: { readonly rows: readonly { readonly id: string }[] } };
}

/** What buyers and staff wait for most: what a code takes off, an order, and the list of all orders. */
export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id, headers } = await world.account('admin');
    const { pool } = await world.database();
    await makeCode(pool, id);
    await fillOrders(pool);
    const signedIn = await signInMany(pool, buyers, id);
    const ask = (n: number, query: string, variables: object): Call => ({
      method: 'POST',
      path: '/graphql',
      headers: { authorization: signedIn[n % buyers] ?? '' },
      body: JSON.stringify({ query, variables: { userId: userId(n % buyers), ...variables } }),
    });
    const bare = (path: string, n: number): Call => ({ method: 'POST', path, body: userId(n % buyers) });
    return [
      {
        title: 'what a promo code takes off',
        ours: (n) => ask(n, quoteDocument, { code }),
        reference: (n) => bare('/quote', n),
        contentOf: (answer) => answer,
        goals: { milliseconds: 30 },
      },
      {
        title: 'createOrder, a write',
        ours: (n) =>
          ask(n, orderDocument, {
            input: { clientKey: crypto.randomUUID(), product: 'kia', currency: 'USD', method: 'CARD' },
          }),
        reference: (n) => bare('/order', n),
        contentOf: (answer) => (answer as Ordered).data?.createOrder ?? answer,
        goals: { timesReference: 6 },
      },
      {
        title: `console: ${orders.toLocaleString('en')} orders, newest first`,
        ours: {
          path: `/trpc/orders.list?input=${encodeURIComponent(JSON.stringify({ limit: pageSize }))}`,
          headers,
        },
        reference: { path: '/orders' },
        contentOf: (answer) => (answer as Page).result.data.rows.map(({ id: orderId }) => orderId),
        goals: { milliseconds: 50, timesReference: 3 },
      },
    ];
  },

  reference:
    (database) =>
    async ({ path, body }) => {
      if (path === '/quote') {
        const { rows } = await database.query({ ...quote, values: [code, body] });
        return JSON.stringify({ data: { getPromoCodeQuote: rows[0] } });
      }
      if (path === '/order') {
        const { rows } = await database.query({ ...order, values: [body, crypto.randomUUID()] });
        return JSON.stringify({ data: { createOrder: rows[0] } });
      }
      const { rows } = await database.query<{ id: string }>(list);
      return JSON.stringify({ result: { data: { rows: rows.slice(0, pageSize) } } });
    },
};
