import { people } from '@lyceum/auth';
import type {
  Currency,
  PromoCodeDeliveryState,
  PromoCodePerson,
  PromoCodeState,
} from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';
import type { PromoCode } from './promo-code';

/** SQL of where the code of this alias stands now. */
export const stateOf = (code: string): string => `
  CASE WHEN ${code}.disabled_at IS NOT NULL THEN 'DISABLED' WHEN ${code}.ends_at <= now() THEN 'ENDED'
       WHEN ${code}.uses_cnt >= ${code}.usage_limit THEN 'USED_UP' WHEN ${code}.starts_at > now() THEN 'SCHEDULED'
       ELSE 'ACTIVE' END`;

const localTime = (column: string): string =>
  `to_char(c.${column} AT TIME ZONE c.time_zone, 'YYYY-MM-DD"T"HH24:MI')`;

/** A code with its owner, and its window as it stands on a clock in its zone. */
export interface PromoCodeRow
  extends Omit<PromoCode, 'ownerId' | 'disabledAt' | 'usesCnt' | 'productKeys'>, Record<string, unknown> {
  state: PromoCodeState;
  isDisabled: boolean;
  uses: number;
  products: string[];
  startsAtLocal: string | null;
  endsAtLocal: string | null;
  owner: { id: string; name: string; email: string };
  recipient: { email: string; delivery: PromoCodeDeliveryState; deliveredAt: string | null } | null;
}

const promoCode = `
  SELECT c.id, c.revision, c.code, c.name, c.kind, c.percent_off AS "percentOff",
         c.amount_off_minor AS "amountOffMinor", c.currency, c.minimum_minor AS "minimumMinor",
         c.starts_at AS "startsAt", c.ends_at AS "endsAt", ${localTime('starts_at')} AS "startsAtLocal",
         ${localTime('ends_at')} AS "endsAtLocal", c.time_zone AS "timeZone", c.usage_limit AS "usageLimit",
         c.per_user_limit AS "perUserLimit", c.uses_cnt AS uses, c.product_keys AS products, c.notes,
         c.batch_id AS "batchId", c.created_at AS "createdAt", c.updated_at AS "updatedAt", ${stateOf('c')} AS state,
         c.disabled_at IS NOT NULL AS "isDisabled",
         json_build_object('id', u.id, 'name', u.full_name, 'email', u.email) AS owner,
         (SELECT json_build_object('email', r.email, 'delivery', r.delivery, 'deliveredAt', r.delivered_at)
          FROM promo_code_recipients r WHERE r.promo_code_id = c.id) AS recipient
  FROM promo_codes c ${people.join('u', 'c.owner_id')} WHERE c.id = $id`;

export const promoCodeQuery = statement<PromoCodeRow>('payments.promo-code', promoCode);

/** The same, kept from other changes until the transaction ends. */
export const lockStatement = statement<PromoCodeRow>(
  'payments.lock-promo-code',
  `${promoCode} FOR NO KEY UPDATE OF c`,
);

interface ProductOption {
  key: string;
  name: string;
  priceMinor: number;
  currency: Currency;
}

export const productsQuery = statement<ProductOption>(
  'payments.products',
  'SELECT key, name, price_minor AS "priceMinor", currency FROM products ORDER BY name, key',
);

/** Everybody who holds one of the roles, in the order of their names. */
export const ownersQuery = statement<PromoCodePerson>(
  'payments.promo-code-owners',
  `SELECT u.id, u.full_name AS name, u.email ${people.from('u')}
    WHERE u.roles && $ownerRoles::text[] AND u.erased_at IS NULL ORDER BY u.full_name, u.id LIMIT 500`,
);

/** What happened on one day. */
export interface DayRow extends Record<string, unknown> {
  day: string;
  redemptions: number;
  returned: number;
  discounts: { minor: number; currency: string }[];
}

/**
 * Every day from `from` to `to` in the zone of the code; null ends with today there, and begins `usualChartDays` before
 * the end, both counted in. A day begins at its midnight on a clock in that zone, so it can have 23 or 25 hours.
 */
export const daysQuery = statement<DayRow>(
  'payments.redemption-days',
  `WITH code AS (
      SELECT id, time_zone AS zone, COALESCE($to::date, (now() AT TIME ZONE time_zone)::date) AS last_day
      FROM promo_codes WHERE id = $id
    ), days AS (
      SELECT code.id, zone, day::date AS day
      FROM code, generate_series(COALESCE($from::date, last_day - ($usualChartDays::int - 1)), last_day, interval '1 day') AS day
    )
    SELECT to_char(d.day, 'YYYY-MM-DD') AS day, COALESCE(sum(t.standing), 0)::int AS redemptions,
           COALESCE(sum(t.returned), 0)::int AS returned,
           COALESCE(json_agg(json_build_object('minor', t.minor, 'currency', t.currency) ORDER BY t.currency)
                    FILTER (WHERE t.standing > 0), '[]') AS discounts
    FROM days d LEFT JOIN LATERAL (
      SELECT r.currency, count(*) FILTER (WHERE r.returned_at IS NULL) AS standing, count(r.returned_at) AS returned,
             sum(r.discount_minor) FILTER (WHERE r.returned_at IS NULL) AS minor
      FROM promo_code_redemptions r
      WHERE r.promo_code_id = d.id AND r.redeemed_at >= d.day::timestamp AT TIME ZONE d.zone
        AND r.redeemed_at < (d.day + 1)::timestamp AT TIME ZONE d.zone
      GROUP BY r.currency
    ) t ON true
    GROUP BY d.day ORDER BY d.day`,
);
