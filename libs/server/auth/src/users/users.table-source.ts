import { Injectable } from '@nestjs/common';
import { usersTable } from '@lyceum/contracts';
import { ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';

/** Where the rows of the console's users table come from. Each sortable column has an index with the id behind it. */
@Injectable()
@ConsoleTable()
export class UsersTableSource implements TableProvider {
  readonly source: TableSource<typeof usersTable> = {
    table: usersTable,
    from: 'users',
    id: 'id',
    columns: {
      name: 'full_name',
      email: 'email',
      roles: 'roles',
      isSuspended: 'suspended_at IS NOT NULL',
      createdAt: 'created_at',
      firstName: 'first_name',
      lastName: 'last_name',
    },
    notNull: ['name', 'email', 'createdAt'],
    searchText: 'search_text',
  };
}
