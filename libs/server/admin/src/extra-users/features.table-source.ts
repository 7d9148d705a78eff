import { Injectable } from '@nestjs/common';
import { featuresTable } from '@lyceum/contracts/admin';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';

/** Where the features of the console come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('feature')
export class FeaturesTableSource implements AuditTarget, TableProvider {
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

  nameOf(id: string): string {
    return `(SELECT name FROM features WHERE id = ${id})`;
  }
}
