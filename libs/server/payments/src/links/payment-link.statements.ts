import { people } from '@lyceum/auth';
import type { Currency, PaymentLinkDetail, PaymentLinkState } from '@lyceum/contracts/payments';
import { insertRow, statement } from '@lyceum/kernel';

/** SQL of where the link of this alias stands now. */
export const stateOf = (link: string): string => `
  CASE WHEN ${link}.disabled_at IS NOT NULL THEN 'DEACTIVATED' WHEN ${link}.expires_at <= now() THEN 'EXPIRED'
       WHEN ${link}.taken_cnt >= ${link}.seats THEN 'FULL' ELSE 'OPEN' END`;

/** A link as it is sold by. */
export interface SoldLinkRow {
  id: string;
  code: string;
  title: string;
  /** What a domain delivers, and which one; null of an amount with a name. */
  sellable: string | null;
  subjectId: string | null;
  priceMinor: number;
  currency: Currency;
  state: PaymentLinkState;
  seats: number | null;
  taken: number;
}

const soldLink = `
  SELECT l.id, l.code, l.title, l.sellable, l.subject_id AS "subjectId", l.price_minor AS "priceMinor", l.currency,
    ${stateOf('l')} AS state, l.seats, l.taken_cnt AS taken
  FROM payment_links l`;

export const linkOfCodeQuery = statement<SoldLinkRow>(
  'payments.link-of-code',
  `${soldLink} WHERE l.code = $code`,
);

export const linkQuery = statement<SoldLinkRow>('payments.link', `${soldLink} WHERE l.id = $id`);

/** Takes a place for an order, where the link is open and has one left: one row of the link decides. */
export const takePlaceStatement = statement(
  'payments.take-link-place',
  `WITH link AS (
    UPDATE payment_links SET taken_cnt = taken_cnt + 1
    WHERE id = $id AND disabled_at IS NULL AND (expires_at IS NULL OR expires_at > clock_timestamp())
      AND (seats IS NULL OR taken_cnt < seats)
    RETURNING id
  )
  INSERT INTO payment_link_uses (order_id, link_id) SELECT $orderId::uuid, id FROM link`,
);

/** Whether the order has its place. */
export const placeQuery = statement<{ isTaken: boolean }>(
  'payments.link-place',
  'SELECT given_back_at IS NULL AS "isTaken" FROM payment_link_uses WHERE order_id = $orderId',
);

/** The same once more for an order that gave its place back and was paid then, also of a link that is not open any more. */
export const retakePlaceStatement = statement(
  'payments.retake-link-place',
  `WITH link AS (
    UPDATE payment_links SET taken_cnt = taken_cnt + 1 WHERE id = $id AND (seats IS NULL OR taken_cnt < seats) RETURNING id
  )
  UPDATE payment_link_uses u SET given_back_at = NULL FROM link
  WHERE u.order_id = $orderId AND u.link_id = link.id AND u.given_back_at IS NOT NULL`,
);

/** Gives back the places that these orders have, once; links in one order, as many may be given back at once. */
export const givePlacesBackStatement = statement(
  'payments.give-link-places-back',
  `WITH given_back AS (
    UPDATE payment_link_uses SET given_back_at = now() WHERE order_id = ANY($orderIds::uuid[]) AND given_back_at IS NULL RETURNING link_id
  ), places AS (
    SELECT link_id, count(*)::int AS number FROM given_back GROUP BY link_id
  ), held AS (
    SELECT l.id, places.number FROM payment_links l JOIN places ON places.link_id = l.id ORDER BY l.id FOR NO KEY UPDATE OF l
  )
  UPDATE payment_links l SET taken_cnt = l.taken_cnt - held.number FROM held WHERE l.id = held.id`,
);

/** What domains deliver by the links of these orders. */
export const kindsOfOrdersQuery = statement<{ sellable: string }>(
  'payments.kinds-of-link-orders',
  `SELECT DISTINCT l.sellable FROM payment_link_uses u JOIN payment_links l ON l.id = u.link_id
   WHERE u.order_id = ANY($orderIds::uuid[]) AND l.sellable IS NOT NULL`,
);

export const noteOpenedStatement = statement(
  'payments.note-link-opened',
  'UPDATE payment_links SET opened_cnt = opened_cnt + 1 WHERE code = $code',
);

export const insertLinkStatement = statement<{ id: string }>(
  'payments.insert-link',
  insertRow(
    'payment_links',
    [
      'code',
      'title',
      'sellable',
      'subjectId',
      'priceMinor',
      'currency',
      'expiresAt',
      'seats',
      'note',
      'createdBy',
    ],
    'RETURNING id',
  ),
);

/** A link with what came of it. */
export interface StaffLinkRow extends Omit<PaymentLinkDetail, 'expiresAt' | 'createdAt'> {
  expiresAt: Date | null;
  createdAt: Date;
  isDisabled: boolean;
}

const staffLink = `
  SELECT l.id, l.revision, l.code, l.title, ${stateOf('l')} AS state, l.price_minor AS "priceMinor", l.currency,
    l.expires_at AS "expiresAt", l.seats, l.taken_cnt AS taken, l.opened_cnt AS opened,
    (SELECT count(*)::int FROM payment_link_uses u WHERE u.link_id = l.id) AS ordered,
    (SELECT count(*)::int FROM payment_link_uses u JOIN orders o ON o.id = u.order_id WHERE u.link_id = l.id AND o.status = 'SUCCEEDED') AS paid,
    l.note, l.created_by AS "createdById", ${people.nameOf('l.created_by')} AS "createdBy", l.created_at AS "createdAt", l.disabled_at IS NOT NULL AS "isDisabled"
  FROM payment_links l WHERE l.id = $id`;

export const staffLinkQuery = statement<StaffLinkRow>('payments.staff-link', staffLink);

/** The same, kept from other changes until the transaction ends. */
export const lockLinkStatement = statement<StaffLinkRow>(
  'payments.lock-link',
  `${staffLink} FOR NO KEY UPDATE OF l`,
);

export const updateLinkStatement = statement(
  'payments.update-link',
  `UPDATE payment_links SET expires_at = $expiresAt, seats = $seats, note = $note, revision = revision + 1 WHERE id = $id`,
);

export const setLinkDisabledStatement = statement<{ revision: number }>(
  'payments.set-link-disabled',
  `UPDATE payment_links SET disabled_at = CASE WHEN $isDisabled::boolean THEN now() END, revision = revision + 1
   WHERE id = $id RETURNING revision`,
);
