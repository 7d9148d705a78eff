import { openPaymentStatuses } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';
import type { Order } from './order.entity';

/** An order as its buyer sees it. */
export type OrderRow = Pick<
  Order,
  | 'id'
  | 'currency'
  | 'listPriceMinor'
  | 'discountMinor'
  | 'totalMinor'
  | 'status'
  | 'method'
  | 'promoCode'
  | 'createdAt'
  | 'canceledAt'
> & { product: string };

const columns = `id, product_key AS product, currency, list_price_minor AS "listPriceMinor",
  discount_minor AS "discountMinor", total_minor AS "totalMinor", status, method, promo_code AS "promoCode",
  created_at AS "createdAt", canceled_at AS "canceledAt"`;

const open = openPaymentStatuses.map((status) => `'${status}'`).join(', ');

const inserted = `
  INSERT INTO orders (buyer_id, client_key, product_key, currency, list_price_minor, discount_minor, total_minor,
                      status, method, promo_code_id, promo_code)`;

const values = `$buyerId::uuid, $clientKey::uuid, p.key, p.currency, p.price_minor, $discountMinor::int,
  p.price_minor - $discountMinor::int, $status::text, $method::text`;

/** Nothing is made at a price that is no longer the price list's, nor a second time with the same client key. */
const product =
  'products p WHERE p.key = $product AND p.currency = $currency AND p.price_minor = $listPriceMinor::int';

export const orderStatement = statement<OrderRow>(
  'payments.make-order',
  `${inserted} SELECT ${values}, NULL, NULL FROM ${product}
  ON CONFLICT (buyer_id, client_key) DO NOTHING RETURNING ${columns}`,
);

/**
 * An order and the use of its promo code are one statement. Its rules were looked at for this revision of the code;
 * what may have changed since is asked here, under the lock of the row: the uses left in all, for the buyer, and the
 * time. No row: one of them said no, and the transaction has to be rolled back.
 */
export const redeemStatement = statement<OrderRow>(
  'payments.redeem',
  `WITH code AS (
    UPDATE promo_codes SET uses_cnt = uses_cnt + 1
    WHERE id = $codeId AND revision = $revision AND (usage_limit IS NULL OR uses_cnt < usage_limit)
      AND (ends_at IS NULL OR ends_at > clock_timestamp())
    RETURNING id, code, per_user_limit
  ), buyer AS (
    INSERT INTO promo_code_users AS u (promo_code_id, user_id, uses_cnt) SELECT id, $buyerId::uuid, 1 FROM code
    ON CONFLICT (promo_code_id, user_id) DO UPDATE SET uses_cnt = u.uses_cnt + 1
    WHERE u.uses_cnt < COALESCE((SELECT per_user_limit FROM code), 2147483647)
    RETURNING promo_code_id
  ), made AS (
    ${inserted} SELECT ${values}, code.id, code.code
    FROM code, ${product} AND EXISTS (SELECT FROM buyer)
    ON CONFLICT (buyer_id, client_key) DO NOTHING RETURNING *
  ), redeemed AS (
    INSERT INTO promo_code_redemptions (promo_code_id, user_id, order_id, discount_minor, currency)
    SELECT promo_code_id, buyer_id, id, discount_minor, currency FROM made
  )
  SELECT ${columns} FROM made`,
);

export const orderOfKeyQuery = statement<OrderRow>(
  'payments.order-of-key',
  `SELECT ${columns} FROM orders WHERE buyer_id = $userId AND client_key = $clientKey`,
);

export const orderQuery = statement<OrderRow>(
  'payments.order',
  `SELECT ${columns} FROM orders WHERE buyer_id = $userId AND id = $orderId`,
);

/**
 * Cancels an order the user has not paid or, for null, all of them, and gives the uses of promo codes back. Of
 * many at once one cancels: the others find it canceled, and give nothing back.
 */
export const cancelStatement = statement<OrderRow>(
  'payments.cancel',
  `WITH canceled AS (
    UPDATE orders SET status = 'CANCELED', canceled_at = now()
    WHERE buyer_id = $userId AND ($orderId::uuid IS NULL OR id = $orderId) AND status IN (${open})
    RETURNING *
  ), given_back AS (
    UPDATE promo_code_redemptions r SET returned_at = now()
    FROM canceled WHERE r.order_id = canceled.id AND r.returned_at IS NULL
    RETURNING r.promo_code_id
  ), uses AS (
    SELECT promo_code_id, count(*)::int AS number FROM given_back GROUP BY promo_code_id
  ), code AS (
    UPDATE promo_codes c SET uses_cnt = c.uses_cnt - uses.number FROM uses WHERE c.id = uses.promo_code_id
    RETURNING c.id, uses.number
  ), buyer AS (
    UPDATE promo_code_users u SET uses_cnt = u.uses_cnt - code.number
    FROM code WHERE u.promo_code_id = code.id AND u.user_id = $userId
  )
  SELECT ${columns} FROM canceled`,
);
