import { Injectable } from '@nestjs/common';
import { featuresTable } from '@lyceum/contracts/admin';
import { ConsoleTable, type TableSource } from '@lyceum/kernel';

/** Where the features of the console come from. */
@Injectable()
@ConsoleTable()
export class FeaturesTableSource {
  readonly source: TableSource<typeof featuresTable> = {
    table: featuresTable,
    from: 'features f',
    id: 'f.id',
    columns: {
      name: 'f.name',
      landingPath: 'f.landing_path',
      usersCnt: 'f.users_cnt',
      updatedAt: 'f.updated_at',
    },
    notNull: ['name', 'usersCnt', 'updatedAt'],
    searchText: `lower(f.name || ' ' || coalesce(f.landing_path, ''))`,
  };
}
