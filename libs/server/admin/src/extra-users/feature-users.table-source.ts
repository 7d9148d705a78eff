import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { featureUsersTable } from '@lyceum/contracts/admin';
import { ConsoleTable, type TableSource } from '@lyceum/kernel';

/** Neither says whether there is an account. */
const searchText = `lower(l.email::text || ' ' || l.feature)`;

/** Where the lists of all features come from. */
@Injectable()
@ConsoleTable()
export class FeatureUsersTableSource {
  readonly source: TableSource<typeof featureUsersTable> = {
    table: featureUsersTable,
    from: `feature_users l ${people.leftJoin('adder', 'l.added_by')}`,
    id: 'l.id',
    columns: {
      email: 'l.email',
      feature: 'l.feature',
      hasAccount: people.haveEmail('l.email'),
      addedAt: 'l.added_at',
      addedBy: 'adder.full_name',
      adderId: 'adder.id',
    },
    notNull: ['email', 'addedAt'],
    searchText,
    openSearchText: searchText,
  };
}
