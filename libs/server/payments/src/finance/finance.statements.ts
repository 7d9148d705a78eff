import type { Currency } from '@lyceum/contracts/payments';
import { statement } from '@lyceum/kernel';

/** What is left of what came. */
export const netOf = (f: string): string => `(${f}.received_minor - ${f}.refunded_minor - ${f}.fee_minor)`;

/** Sums up what was booked since the first of a month: that month and those after it. What was booked never changes, but how its order is paid may: what is summed up nowhere any more goes. */
export const sumUpStatement = statement(
  'payments.sum-up',
  `WITH summed AS (
   SELECT date_trunc('month', t.booked_at AT TIME ZONE 'UTC')::date AS month, o.product_key, o.method, e.currency,
     count(*) FILTER (WHERE e.account = 'REVENUE'),
     COALESCE(-sum(e.amount_minor) FILTER (WHERE e.account IN ('REVENUE', 'TAX') AND t.cause NOT LIKE 'refund %'), 0),
     COALESCE(sum(e.amount_minor) FILTER (WHERE e.account = 'DISCOUNT'), 0),
     COALESCE(-sum(e.amount_minor) FILTER (WHERE e.account = 'TAX'), 0),
     COALESCE(sum(e.amount_minor) FILTER (WHERE e.account IN ('PROVIDER', 'FEE') AND t.cause NOT LIKE 'refund %'), 0),
     COALESCE(-sum(e.amount_minor) FILTER (WHERE e.account = 'PROVIDER' AND t.cause LIKE 'refund %'), 0),
     COALESCE(sum(e.amount_minor) FILTER (WHERE e.account = 'FEE'), 0)
   FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN orders o ON o.id = t.order_id
   WHERE t.booked_at >= $since::date AT TIME ZONE 'UTC'
   GROUP BY 1, 2, 3, 4
   ), gone AS (
     DELETE FROM finance_months f WHERE f.month >= $since::date AND NOT EXISTS (SELECT FROM summed s
       WHERE (s.month, s.product_key, s.method, s.currency) = (f.month, f.product_key, f.method, f.currency))
   )
   INSERT INTO finance_months (month, product_key, method, currency, sold_cnt, sold_minor, discount_minor, tax_minor, received_minor, refunded_minor, fee_minor)
   SELECT * FROM summed
   ON CONFLICT (month, product_key, method, currency) DO UPDATE SET sold_cnt = excluded.sold_cnt, sold_minor = excluded.sold_minor,
     discount_minor = excluded.discount_minor, tax_minor = excluded.tax_minor, received_minor = excluded.received_minor, refunded_minor = excluded.refunded_minor,
     fee_minor = excluded.fee_minor`,
);

export interface MonthRow {
  /** `YYYY-MM-DD`. */
  month: string;
  currency: Currency;
  soldMinor: number;
  netMinor: number;
}

export const monthsQuery = statement<MonthRow>(
  'payments.finance-months',
  `SELECT to_char(f.month, 'YYYY-MM-DD') AS month, f.currency, sum(f.sold_minor)::float8 AS "soldMinor", sum(${netOf('f')})::float8 AS "netMinor"
   FROM finance_months f WHERE f.month >= $since::date GROUP BY f.month, f.currency ORDER BY f.month, f.currency`,
);
