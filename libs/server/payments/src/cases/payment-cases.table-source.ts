import { paymentCasesTable } from '@lyceum/contracts/payments';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { byInvoice } from '../providers/by-invoice';
import { isOddReport, isStuckRefund } from './payment-case.statements';

/** Disputes, differences between what a provider lists and what we say, money to send back by hand or that a provider does not give back, and reports that nobody could make sense of. */
const cases = `
  SELECT d.id, 'DISPUTE' AS kind, d.state, d.provider, d.order_id, d.provider_ref AS ref, d.reason AS what, d.amount_minor, d.currency,
    d.opened_at, d.due_at, d.closed_at, '' AS note
  FROM order_disputes d
  UNION ALL
  SELECT f.id, 'DIFFERENCE', CASE WHEN f.closed_at IS NULL THEN 'OPEN' ELSE 'CLOSED' END, f.provider, a.order_id, f.movement_key, f.what,
    COALESCE(f.found_minor, f.expected_minor), f.currency, f.found_at, NULL, f.closed_at, f.note
  FROM payment_differences f LEFT JOIN payment_attempts a ON a.id = f.attempt_id
  UNION ALL
  SELECT b.id, 'TRANSFER', CASE b.state WHEN 'REQUESTED' THEN 'OPEN' ELSE 'CLOSED' END, a.provider, b.order_id, b.id::text,
    COALESCE(NULLIF(b.reason, ''), b.cause), b.amount_minor, b.currency, b.created_at, NULL, b.settled_at, ''
  FROM order_refunds b JOIN payment_attempts a ON a.id = b.attempt_id WHERE a.provider = '${byInvoice}'
  UNION ALL
  SELECT s.id, 'REFUND', CASE WHEN s.closed_at IS NULL THEN 'OPEN' ELSE 'CLOSED' END, a.provider, s.order_id, COALESCE(a.provider_ref, s.id::text),
    'REFUND_' || s.state, s.amount_minor, s.currency, s.created_at, NULL, s.closed_at, s.note
  FROM order_refunds s JOIN payment_attempts a ON a.id = s.attempt_id WHERE a.provider <> '${byInvoice}' AND ${isStuckRefund('s')}
  UNION ALL
  SELECT r.id, 'REPORT', CASE WHEN r.closed_at IS NULL THEN 'OPEN' ELSE 'CLOSED' END, r.provider, a.order_id, r.event_id,
    COALESCE(r.outcome, 'WAITING'), (r.report ->> 'amountMinor')::int, r.report ->> 'currency', r.received_at, NULL, r.closed_at, r.note
  FROM provider_reports r LEFT JOIN payment_attempts a ON a.id = r.attempt_id WHERE ${isOddReport('r')}`;

/** Where the console's cases of money come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('paymentCase')
export class PaymentCasesTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof paymentCasesTable> = {
    table: paymentCasesTable,
    from: `(${cases}) c LEFT JOIN orders o ON o.id = c.order_id LEFT JOIN products p ON p.key = o.product_key`,
    id: 'c.id',
    columns: {
      what: 'c.what',
      kind: 'c.kind',
      state: 'c.state',
      amount: { minor: 'c.amount_minor', currency: 'c.currency' },
      item: 'COALESCE(o.title, p.name)',
      provider: 'c.provider',
      openedAt: 'c.opened_at',
      dueAt: 'c.due_at',
      closedAt: 'c.closed_at',
      note: 'c.note',
      ref: 'c.ref',
      orderId: 'c.order_id',
    },
    notNull: ['openedAt'],
    searchText: `lower(c.ref || ' ' || c.what || ' ' || COALESCE(o.title, p.name, ''))`,
  };

  /** The provider's name of it. */
  nameOf(id: string): string {
    return `(SELECT event_id FROM provider_reports WHERE id = ${id} UNION ALL SELECT movement_key FROM payment_differences WHERE id = ${id}
      UNION ALL SELECT COALESCE(NULLIF(reason, ''), cause) FROM order_refunds WHERE id = ${id})`;
  }
}
