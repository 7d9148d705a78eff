import { people } from '@lyceum/auth';
import { paymentLinksTable } from '@lyceum/contracts/payments';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { stateOf } from './payment-link.statements';

/** Where the rows of the console's payment links come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('paymentLink')
export class PaymentLinksTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof paymentLinksTable> = {
    table: paymentLinksTable,
    from: `payment_links l ${people.leftJoin('u', 'l.created_by')}`,
    id: 'l.id',
    columns: {
      title: 'l.title',
      code: 'l.code',
      state: stateOf('l'),
      price: { minor: 'l.price_minor', currency: 'l.currency' },
      taken: 'l.taken_cnt',
      seats: 'l.seats',
      opened: 'l.opened_cnt',
      expiresAt: 'l.expires_at',
      createdAt: 'l.created_at',
      createdBy: 'u.full_name',
      note: 'l.note',
      createdById: 'l.created_by',
    },
    notNull: ['createdAt'],
    searchText: `lower(l.code || ' ' || l.title || ' ' || l.note)`,
  };

  nameOf(id: string): string {
    return `(SELECT code FROM payment_links WHERE id = ${id})`;
  }
}
