import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { promoCodeUsesTable } from '@lyceum/contracts/payments';
import { ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';

/** Where the uses of one code come from: an index has them by code, in the order of their times. */
@Injectable()
@ConsoleTable()
export class PromoCodeUsesTableSource implements TableProvider {
  readonly source: TableSource<typeof promoCodeUsesTable> = {
    table: promoCodeUsesTable,
    from: `promo_code_redemptions r JOIN orders o ON o.id = r.order_id JOIN products p ON p.key = o.product_key
           ${people.leftJoin('u', 'r.user_id')}`,
    id: 'r.id',
    columns: {
      redeemedAt: 'r.redeemed_at',
      buyer: 'u.full_name',
      product: 'p.name',
      discount: { minor: 'o.discount_minor', currency: 'o.currency' },
      total: { minor: 'o.total_minor', currency: 'o.currency' },
      status: 'o.status',
      returnedAt: 'r.returned_at',
      buyerId: 'r.user_id',
      orderId: 'r.order_id',
      codeId: 'r.promo_code_id',
    },
    notNull: ['redeemedAt'],
    searchText: `lower(COALESCE(u.full_name, '') || ' ' || p.name)`,
  };
}
