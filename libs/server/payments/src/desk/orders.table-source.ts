import { people, peopleNamed } from '@lyceum/auth';
import { ordersTable } from '@lyceum/contracts/payments';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { refundedSql } from '../orders/order.statements';

/** Where the console's orders come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('order')
export class OrdersTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof ordersTable> = {
    table: ordersTable,
    from: `orders o JOIN products p ON p.key = o.product_key ${people.leftJoin('u', 'o.buyer_id')}`,
    id: 'o.id',
    columns: {
      createdAt: 'o.created_at',
      item: 'COALESCE(o.title, p.name)',
      buyer: 'u.full_name',
      total: { minor: 'o.total_minor', currency: 'o.currency' },
      status: 'o.status',
      method: 'o.method',
      refunded: { minor: `NULLIF(${refundedSql('o')}, 0)`, currency: 'o.currency' },
      promoCode: 'o.promo_code',
      paidAt: 'o.paid_at',
      buyerId: 'o.buyer_id',
    },
    notNull: ['createdAt'],
    refersTo: { people: peopleNamed },
    searchText: (pattern, isFound) =>
      `lower(COALESCE(o.title, p.name) || ' ' || COALESCE(o.promo_code, '')) LIKE ${pattern} OR ${isFound('people', 'o.buyer_id')}`,
  };

  nameOf(id: string): string {
    return `(SELECT COALESCE(o.title, p.name) FROM orders o JOIN products p ON p.key = o.product_key WHERE o.id = ${id})`;
  }
}
