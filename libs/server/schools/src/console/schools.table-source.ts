import { people } from '@lyceum/auth';
import { Injectable } from '@nestjs/common';
import { schoolsTable } from '@lyceum/contracts/schools';
import {
  type AuditTarget,
  ConsoleTable,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';

/** Where the schools of the console come from. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('school')
export class SchoolsTableSource implements AuditTarget, TableProvider {
  readonly source: TableSource<typeof schoolsTable> = {
    table: schoolsTable,
    from: `schools s ${people.leftJoin('u', 's.created_by')}`,
    id: 's.id',
    columns: {
      name: 's.name',
      city: 's.city',
      state: 's.state',
      country: 's.country',
      street: 's.street',
      zipcode: 's.zipcode',
      addedBy: 'u.full_name',
      createdAt: 's.created_at',
      addedById: 's.created_by',
    },
    notNull: ['name', 'createdAt'],
    searchText: (pattern) => `s.words LIKE search_fold(${pattern})`,
    scope: () => 's.merged_into IS NULL',
  };

  nameOf(id: string): string {
    return `(SELECT name FROM schools WHERE id = ${id})`;
  }
}
