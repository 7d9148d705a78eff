import { people } from '@lyceum/auth';
import { paymentLinkOrdersTable } from '@lyceum/contracts/payments';
import { ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { refundedSql } from '../orders/order.statements';

/** Where the orders by one link come from. */
@Injectable()
@ConsoleTable()
export class PaymentLinkOrdersTableSource implements TableProvider {
  readonly source: TableSource<typeof paymentLinkOrdersTable> = {
    table: paymentLinkOrdersTable,
    from: `payment_link_uses l JOIN orders o ON o.id = l.order_id ${people.leftJoin('u', 'o.buyer_id')}`,
    id: 'o.id',
    columns: {
      orderedAt: 'o.created_at',
      buyer: 'u.full_name',
      total: { minor: 'o.total_minor', currency: 'o.currency' },
      status: 'o.status',
      paidAt: 'o.paid_at',
      refunded: { minor: `NULLIF(${refundedSql('o')}, 0)`, currency: 'o.currency' },
      buyerId: 'o.buyer_id',
      linkId: 'l.link_id',
    },
    notNull: ['orderedAt'],
    searchText: `lower(COALESCE(u.full_name, ''))`,
  };
}
