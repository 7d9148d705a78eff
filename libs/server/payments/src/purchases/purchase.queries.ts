import { people } from '@lyceum/auth';
import type { Currency, PromoCodeKind } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';
import type { UsableCode } from './promo-code.rules';

/** A promo code as one buyer meets it. */
export interface CodeRow extends UsableCode {
  id: string;
  revision: number;
  code: string;
  kind: PromoCodeKind;
  percentOff: number | null;
  amountOffMinor: number | null;
  usesByBuyer: number;
  /** False of one that was made for another e-mail than the buyer has confirmed. */
  isForBuyer: boolean;
}

/** A product of the price list; where there is a code of that name, `codeId` and all of `CodeRow` are set. */
export interface PurchaseRow extends CodeRow {
  listPriceMinor: number;
  listCurrency: Currency;
  codeId: string | null;
  now: Date;
}

/** SQL of whether a code is for whoever has an account, or for the buyer `$buyerId`. @param code SQL of its id */
export const isForBuyer = (code: string): string => `NOT EXISTS (
  SELECT FROM promo_code_recipients r WHERE r.promo_code_id = ${code} AND NOT ${people.haveConfirmed('$buyerId::uuid', 'r.email')})`;

/** A product with the promo code `typed` as the buyer meets it, at the database's time. */
export const purchaseQuery = statement<PurchaseRow>(
  'payments.purchase',
  `SELECT p.price_minor AS "listPriceMinor", p.currency AS "listCurrency", c.id AS "codeId", c.id, c.revision, c.code,
           c.kind, c.percent_off AS "percentOff", c.amount_off_minor AS "amountOffMinor", c.currency,
           c.minimum_minor AS "minimumMinor", c.starts_at AS "startsAt", c.ends_at AS "endsAt",
           c.time_zone AS "timeZone", c.usage_limit AS "usageLimit", c.per_user_limit AS "perUserLimit",
           c.uses_cnt AS "usesCnt", c.product_keys AS "productKeys", c.disabled_at AS "disabledAt",
           COALESCE(u.uses_cnt, 0) AS "usesByBuyer", ${isForBuyer('c.id')} AS "isForBuyer", clock_timestamp() AS now
    FROM products p
    LEFT JOIN promo_codes c ON c.code = $typed::citext
    LEFT JOIN promo_code_users u ON u.promo_code_id = c.id AND u.user_id = $buyerId::uuid
    WHERE p.key = $product`,
);
