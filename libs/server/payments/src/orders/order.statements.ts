import {
  before,
  causesOfSale,
  type NamedReceipt,
  paymentLimits,
  type PaymentStatus,
} from '@lyceum/contracts/payments';
import { columns, statement } from '@lyceum/kernel';
import { isForBuyer } from '../purchases/purchase.queries';
import { receiptsJson } from '../receipts/receipt.sql';
import type { Order } from './order';

const names = [
  'id',
  'currency',
  'listPriceMinor',
  'discountMinor',
  'totalMinor',
  'status',
  'method',
  'promoCode',
  'title',
  'beneficiaryId',
  'createdAt',
  'expiresAt',
  'paidAt',
] as const satisfies readonly (keyof Order)[];

/** An order as its buyer sees it. */
export type OrderRow = Pick<Order, (typeof names)[number]> & {
  product: string;
  /** Given back, or about to be; of what is paid without what came beside its price. */
  refundedMinor: number;
  /** Its receipt, and credit notes of what went back. */
  receipts: NamedReceipt[];
};

/** What is asked of an order that is settled, as it stands while it is held. */
export const settledNames = [
  'id',
  'buyerId',
  'beneficiaryId',
  'sellable',
  'subjectId',
  'status',
  'title',
  'listPriceMinor',
  'discountMinor',
  'totalMinor',
  'taxMinor',
  'currency',
] as const satisfies readonly (keyof Order)[];

export type SettledOrder = Pick<Order, (typeof settledNames)[number]>;

/** As the indexes of what is open say it. */
export const openSql = before('CANCELED')
  .map((status) => `'${status}'`)
  .join(', ');

/** SQL of what of an order was given back, or is about to be; of one that is paid without what came beside its price. @param o alias of the order */
export const refundedSql = (o: string): string => `
  (SELECT COALESCE(sum(given.amount_minor), 0)::int FROM order_refunds given WHERE given.order_id = ${o}.id AND given.state <> 'REFUSED'
     AND (${o}.status <> 'SUCCEEDED' OR given.cause = ANY('{${causesOfSale.join(',')}}')))`;

/** @param o alias of the order */
export const orderColumns = (o: string): string =>
  columns(names, {
    product: `${o}.product_key`,
    refundedMinor: refundedSql(o),
    receipts: receiptsJson(`${o}.id`),
  })(o);

/** What a domain sold by an order. */
export type SaleRow = Pick<Order, 'id' | 'status' | 'sellable' | 'subjectId' | 'beneficiaryId' | 'buyerId'>;

const saleColumns = columns(['id', 'status', 'sellable', 'subjectId', 'beneficiaryId', 'buyerId']);

const inserted = `
  INSERT INTO orders (buyer_id, client_key, product_key, currency, list_price_minor, discount_minor, total_minor,
                      status, method, promo_code_id, promo_code, sellable, subject_id, beneficiary_id, title, expires_at, paid_at,
                      tax_percent, tax_minor)`;

const values = `$buyerId::uuid, $clientKey::uuid, p.key, p.currency, p.price_minor, $discountMinor::int,
  p.price_minor - $discountMinor::int, $status::text, $method::text`;

const more = `$sellable::text, $subjectId::uuid, $beneficiaryId::uuid, COALESCE($title::text, p.name),
  CASE WHEN $expires::boolean THEN now() + interval '${String(paymentLimits.minutesToPay)} minutes' END,
  CASE $status::text WHEN 'SUCCEEDED' THEN now() END, $taxPercent::numeric,
  round((p.price_minor - $discountMinor::int) * $taxPercent::numeric / (100 + $taxPercent::numeric))::int`;

/** Nothing is made at a price that is no longer the price list's, nor a second time with the same client key. */
const product =
  'products p WHERE p.key = $product AND p.currency = $currency AND p.price_minor = $listPriceMinor::int';

const noted = `noted AS (
    INSERT INTO order_changes (order_id, to_status, reason, actor_id) SELECT id, status, $reason::text, buyer_id FROM made
  )`;

/** Whether a part of its invoice has come: then nobody but staff cancels it, with what becomes of the money. @param order SQL of its id */
export const isPartlyPaid = (order: string): string =>
  `EXISTS (SELECT FROM payment_attempts part JOIN invoice_payments noted ON noted.attempt_id = part.id WHERE part.order_id = ${order})`;

export const orderStatement = statement<OrderRow>(
  'payments.make-order',
  `WITH made AS (
    ${inserted} SELECT ${values}, NULL, NULL, ${more} FROM ${product}
    ON CONFLICT (buyer_id, client_key) DO NOTHING RETURNING *
  ), ${noted}
  SELECT ${orderColumns('o')} FROM made o`,
);

/**
 * An order and the use of its promo code are one statement. Its rules were looked at for this revision of the code;
 * what may have changed since is asked here, under the lock of the row: the uses left in all, for the buyer, the
 * time, and that it is for them. No row: one of them said no, and the transaction has to be rolled back.
 */
export const redeemStatement = statement<OrderRow>(
  'payments.redeem',
  `WITH code AS (
    UPDATE promo_codes SET uses_cnt = uses_cnt + 1
    WHERE id = $codeId AND revision = $revision AND (usage_limit IS NULL OR uses_cnt < usage_limit)
      AND (ends_at IS NULL OR ends_at > clock_timestamp()) AND ${isForBuyer('promo_codes.id')}
    RETURNING id, code, per_user_limit
  ), buyer AS (
    INSERT INTO promo_code_users AS u (promo_code_id, user_id, uses_cnt) SELECT id, $buyerId::uuid, 1 FROM code
    ON CONFLICT (promo_code_id, user_id) DO UPDATE SET uses_cnt = u.uses_cnt + 1
    WHERE u.uses_cnt < COALESCE((SELECT per_user_limit FROM code), 2147483647)
    RETURNING promo_code_id
  ), made AS (
    ${inserted} SELECT ${values}, code.id, code.code, ${more}
    FROM code, ${product} AND EXISTS (SELECT FROM buyer)
    ON CONFLICT (buyer_id, client_key) DO NOTHING RETURNING *
  ), redeemed AS (
    INSERT INTO promo_code_redemptions (promo_code_id, user_id, order_id, discount_minor, currency)
    SELECT promo_code_id, buyer_id, id, discount_minor, currency FROM made
  ), ${noted}
  SELECT ${orderColumns('o')} FROM made o`,
);

export type MadeOrderRow = OrderRow & { subjectId: string | null };

export const orderOfKeyQuery = statement<MadeOrderRow>(
  'payments.order-of-key',
  `SELECT ${orderColumns('o')}, o.subject_id AS "subjectId" FROM orders o WHERE o.buyer_id = $userId AND o.client_key = $clientKey`,
);

export const orderQuery = statement<OrderRow>(
  'payments.order',
  `SELECT ${orderColumns('o')} FROM orders o WHERE o.buyer_id = $userId AND o.id = $orderId`,
);

/** Holds an order of its buyer: whatever else changes it waits. */
export const holdOwnOrderStatement = statement<{ status: PaymentStatus; isPartlyPaid: boolean }>(
  'payments.hold-own-order',
  `SELECT o.status, ${isPartlyPaid('o.id')} AS "isPartlyPaid" FROM orders o WHERE o.buyer_id = $userId AND o.id = $orderId FOR UPDATE OF o`,
);

/** Orders by or for somebody that can be canceled, held in one order. */
export const holdOpenOrdersStatement = statement<{ id: string }>(
  'payments.hold-open-orders',
  `SELECT id FROM orders WHERE (buyer_id = $userId OR beneficiary_id = $userId) AND status IN (${openSql}) ORDER BY id FOR UPDATE`,
);

/** Up to so many orders whose time to pay is over, but for those that failed, held in one order; what somebody else holds comes next time. */
export const holdExpiredOrdersStatement = statement<{ id: string }>(
  'payments.hold-expired-orders',
  `SELECT id FROM orders o WHERE expires_at <= now() AND status IN (${openSql}) AND NOT ${isPartlyPaid('o.id')}
     AND id <> ALL($failed::uuid[])
   ORDER BY expires_at, id LIMIT $atOnce FOR UPDATE SKIP LOCKED`,
);

/** What is changed of an order with its status, and the note of it: one statement. */
export const changeOrdersStatement = statement<SaleRow>(
  'payments.change-orders',
  `WITH changed AS (
    UPDATE orders SET status = $to::text,
      canceled_at = CASE $to::text WHEN 'CANCELED' THEN now() END,
      paid_at = CASE $to::text WHEN 'SUCCEEDED' THEN now() ELSE paid_at END
    WHERE id = ANY($orderIds::uuid[]) AND status = ANY($from::text[])
      AND ($to::text <> 'CANCELED' OR $reason::text = ANY('{CANCELED_BY_STAFF,ACCOUNT_ENDED}') OR NOT ${isPartlyPaid('orders.id')})
    RETURNING *, old.status AS former
  ), noted AS (
    INSERT INTO order_changes (order_id, from_status, to_status, reason, actor_id)
    SELECT id, former, status, $reason::text, $actorId::uuid FROM changed
  )
  SELECT ${saleColumns('o')} FROM changed o`,
);

/** Gives the uses of promo codes that these orders took back, once. */
export const returnUsesStatement = statement(
  'payments.return-uses',
  `WITH given_back AS (
    UPDATE promo_code_redemptions SET returned_at = now()
    WHERE order_id = ANY($orderIds::uuid[]) AND returned_at IS NULL
    RETURNING promo_code_id, user_id
  ), uses AS (
    SELECT promo_code_id, count(*)::int AS number FROM given_back GROUP BY promo_code_id
  ), code AS (
    UPDATE promo_codes c SET uses_cnt = c.uses_cnt - uses.number FROM uses WHERE c.id = uses.promo_code_id
  ), own AS (
    SELECT promo_code_id, user_id, count(*)::int AS number FROM given_back GROUP BY promo_code_id, user_id
  )
  UPDATE promo_code_users u SET uses_cnt = u.uses_cnt - own.number
  FROM own WHERE u.promo_code_id = own.promo_code_id AND u.user_id = own.user_id`,
);

/** Holds the promo code whose use an order gave back. */
export const holdReturnedCodeStatement = statement<{ codeId: string }>(
  'payments.hold-returned-code',
  `SELECT c.id AS "codeId" FROM promo_codes c
   WHERE c.id IN (SELECT promo_code_id FROM promo_code_redemptions WHERE order_id = $orderId AND returned_at IS NOT NULL) FOR UPDATE`,
);

/** Takes the use that an order gave back once more, where the code, which is held, is in force and has one left in all and for its buyer. */
export const retakeUseStatement = statement(
  'payments.retake-use',
  `WITH code AS (
    UPDATE promo_codes c SET uses_cnt = c.uses_cnt + 1
    FROM promo_code_redemptions r LEFT JOIN promo_code_users u ON u.promo_code_id = r.promo_code_id AND u.user_id = r.user_id
    WHERE r.order_id = $orderId AND c.id = r.promo_code_id AND c.disabled_at IS NULL AND (c.ends_at IS NULL OR c.ends_at > clock_timestamp())
      AND (c.usage_limit IS NULL OR c.uses_cnt < c.usage_limit)
      AND COALESCE(u.uses_cnt, 0) < COALESCE(c.per_user_limit, 2147483647)
    RETURNING c.id, r.user_id
  ), buyer AS (
    UPDATE promo_code_users u SET uses_cnt = u.uses_cnt + 1 FROM code WHERE u.promo_code_id = code.id AND u.user_id = code.user_id
  )
  UPDATE promo_code_redemptions r SET returned_at = NULL FROM code WHERE r.order_id = $orderId AND r.promo_code_id = code.id`,
);

/** The order by which somebody is to have the same, held; whether its time is not over. */
export const openOrderOfStatement = statement<OrderRow & { buyerId: string | null; isInTime: boolean }>(
  'payments.open-order-of',
  `SELECT ${orderColumns('o')}, o.buyer_id AS "buyerId", COALESCE(o.expires_at > now(), true) AS "isInTime" FROM orders o
   WHERE o.sellable = $sellable AND o.subject_id = $subjectId AND o.beneficiary_id = $beneficiaryId AND o.status IN (${openSql})
   FOR UPDATE`,
);

/** What was ordered of one thing for one person. */
export interface OrdersOfThing {
  /** Whether one waits to be paid. */
  isOpen: boolean;
  /** How often they could have had it within a day, and it was not paid. */
  unpaid: number;
}

/** None of them is held. */
export const ordersOfThingQuery = statement<OrdersOfThing>(
  'payments.orders-of-thing',
  `SELECT COALESCE(bool_or(o.status IN (${openSql})), false) AS "isOpen",
     count(*) FILTER (WHERE o.status = 'CANCELED' AND o.canceled_at > now() - interval '1 day' AND NOT EXISTS (
       SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'PAID'))::int AS unpaid
   FROM orders o WHERE o.beneficiary_id = $beneficiaryId AND o.subject_id = $subjectId AND o.sellable = $sellable`,
);

export const soldThingQuery = statement<{ sellable: string; subjectId: string }>(
  'payments.sold-thing',
  'SELECT sellable, subject_id AS "subjectId" FROM orders WHERE id = $orderId AND sellable IS NOT NULL',
);

/** One more than a page, from before an order of it. */
export const ordersQuery = statement<OrderRow>(
  'payments.own-orders',
  `SELECT ${orderColumns('o')} FROM orders o
   WHERE o.buyer_id = $userId AND ($before::uuid IS NULL OR o.id < $before::uuid)
   ORDER BY o.id DESC LIMIT ${String(paymentLimits.ordersPage + 1)}`,
);

/** The order by which somebody pays for something already. */
export const openOrderIdQuery = statement<{ orderId: string }>(
  'payments.open-order-id',
  `SELECT id AS "orderId" FROM orders WHERE buyer_id = $userId AND beneficiary_id = $beneficiaryId AND subject_id = $subjectId
     AND sellable = $sellable AND status IN (${openSql}) AND expires_at > now()`,
);
