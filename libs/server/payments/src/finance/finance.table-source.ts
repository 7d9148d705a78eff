import { financeTable } from '@lyceum/contracts/payments';
import { ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { netOf } from './finance.statements';

const money = (minor: string) => ({ minor: `(${minor})::float8`, currency: 'f.currency' });

/** Where the console's finance report comes from. */
@Injectable()
@ConsoleTable()
export class FinanceTableSource implements TableProvider {
  readonly source: TableSource<typeof financeTable> = {
    table: financeTable,
    from: 'finance_months f JOIN products p ON p.key = f.product_key',
    id: 'f.id',
    columns: {
      product: 'p.name',
      month: `f.month::timestamp AT TIME ZONE 'UTC'`,
      method: 'f.method',
      currency: 'f.currency',
      number: 'f.sold_cnt',
      sold: money('f.sold_minor'),
      discount: money('f.discount_minor'),
      tax: money('f.tax_minor'),
      received: money('f.received_minor'),
      refunded: money('f.refunded_minor'),
      fee: money('f.fee_minor'),
      net: money(netOf('f')),
    },
    notNull: ['month'],
    searchText: 'lower(p.name)',
  };
}
