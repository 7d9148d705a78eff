import { causesOfSale } from '@lyceum/contracts/payments';
import { Every, PreparedQueries, statement } from '@lyceum/kernel';
import { Injectable, Logger } from '@nestjs/common';

/** Something of the ledger that is not as it has to be. */
export interface LedgerFault {
  orderId: string;
  what: string;
}

/** Whether all sums to zero, and says of each order what its payments and refunds say. */
const faultsQuery = statement<LedgerFault>(
  'payments.ledger-faults',
  `SELECT t.order_id AS "orderId", 'a transaction does not sum to zero' AS what
   FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
   GROUP BY t.order_id, t.id, e.currency HAVING sum(e.amount_minor) <> 0
   UNION ALL
   SELECT COALESCE(kept.order_id, said.order_id), 'what the provider holds is not what was paid and given back'
   FROM (
     SELECT t.order_id, e.currency, sum(e.amount_minor)::bigint AS amount FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
     WHERE e.account IN ('PROVIDER', 'FEE') GROUP BY t.order_id, e.currency
   ) kept FULL JOIN (
     SELECT a.order_id, a.received_currency AS currency, sum(a.received_minor - COALESCE(given.amount, 0))::bigint AS amount
     FROM payment_attempts a LEFT JOIN LATERAL (
       SELECT sum(r.amount_minor) AS amount FROM order_refunds r WHERE r.attempt_id = a.id AND r.state = 'REFUNDED') given ON true
     WHERE a.state = 'PAID' GROUP BY a.order_id, a.received_currency
   ) said USING (order_id, currency)
   WHERE COALESCE(kept.amount, 0) <> COALESCE(said.amount, 0)
   UNION ALL
   SELECT o.id, 'it is paid, and its sale is not booked'
   FROM orders o WHERE o.status = 'SUCCEEDED' AND o.paid_at IS NOT NULL AND o.list_price_minor > 0
     AND NOT EXISTS (SELECT FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
                     WHERE t.order_id = o.id AND e.account IN ('REVENUE', 'TAX') AND t.cause NOT LIKE 'refund %'
                     GROUP BY t.id HAVING sum(e.amount_minor) = -o.list_price_minor)
   UNION ALL
   SELECT o.id, 'all of it has gone back, and its tax is still owed'
   FROM orders o JOIN ledger_transactions t ON t.order_id = o.id JOIN ledger_entries e ON e.transaction_id = t.id
   WHERE o.tax_minor > 0 AND e.account = 'TAX' AND o.total_minor = (
     SELECT sum(r.amount_minor) FROM order_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
     WHERE r.order_id = o.id AND r.state = 'REFUNDED' AND r.cause = ANY('{${causesOfSale.join(',')}}'))
   GROUP BY o.id HAVING sum(e.amount_minor) <> 0
   LIMIT 100`,
);

/** Looks every night whether the ledger holds. */
@Injectable()
export class LedgerCheck {
  private readonly logger = new Logger(LedgerCheck.name);

  constructor(private readonly queries: PreparedQueries) {}

  @Every('payments.check-ledger', { minutes: 24 * 60 })
  async check(): Promise<void> {
    const faults = await this.faults();
    if (faults.length > 0) this.logger.error({ faults }, 'The ledger does not hold');
  }

  /** What is wrong; at most a hundred things. */
  faults(): Promise<LedgerFault[]> {
    return this.queries.rows(faultsQuery);
  }
}
