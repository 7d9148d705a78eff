import { people, peopleNamed } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { promoCodesTable } from '@lyceum/contracts/payments';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { stateOf } from './promo-code.queries';

/** Where the rows of the console's promo codes come from. Each sortable column has an index with the id behind it. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('promoCode')
export class PromoCodesTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof promoCodesTable> = {
    table: promoCodesTable,
    from: `promo_codes c ${people.join('u', 'c.owner_id')}
           LEFT JOIN promo_code_recipients r ON r.promo_code_id = c.id`,
    id: 'c.id',
    columns: {
      code: 'c.code',
      name: 'c.name',
      state: stateOf('c'),
      percentOff: 'c.percent_off',
      amountOff: { minor: 'c.amount_off_minor', currency: 'c.currency' },
      uses: 'c.uses_cnt',
      usageLimit: 'c.usage_limit',
      perUserLimit: 'c.per_user_limit',
      startsAt: 'c.starts_at',
      endsAt: 'c.ends_at',
      timeZone: 'c.time_zone',
      currency: 'c.currency',
      minimum: { minor: 'NULLIF(c.minimum_minor, 0)', currency: 'c.currency' },
      products: `array_to_string(c.product_keys, ', ')`,
      owner: 'u.full_name',
      notes: 'c.notes',
      batch: 'c.batch_id::text',
      recipient: 'r.email::text',
      delivery: 'r.delivery',
      createdAt: 'c.created_at',
      ownerId: 'c.owner_id',
    },
    notNull: ['code', 'uses', 'createdAt'],
    refersTo: { people: peopleNamed },
    searchText: (pattern, isFound) =>
      `lower(c.code::text || ' ' || c.name || ' ' || c.notes) LIKE ${pattern} OR ${isFound('people', 'c.owner_id')}`,
  };

  nameOf(id: string): string {
    return `(SELECT code::text FROM promo_codes WHERE id = ${id})`;
  }
}
