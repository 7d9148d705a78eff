import { Injectable } from '@nestjs/common';
import { usersTable } from '@lyceum/contracts/auth';
import {
  type Actor,
  type AuditTarget,
  type Bind,
  can,
  ConsoleTable,
  LocalPeopleSources,
  NamesAuditTarget,
  type TableProvider,
  type TableSource,
} from '@lyceum/kernel';
import { isPresent, people } from '../people.sql';

/** Where the rows of the console's users table come from. Each sortable column has an index with the id behind it. */
@Injectable()
@ConsoleTable()
@NamesAuditTarget('user')
export class UsersTableSource implements AuditTarget, TableProvider {
  readonly nameOf = people.nameOf;

  constructor(private readonly localPeople: LocalPeopleSources) {}

  readonly source: TableSource<typeof usersTable> = {
    table: usersTable,
    from: 'users',
    id: 'id',
    columns: {
      name: 'full_name',
      email: 'email',
      roles: 'roles',
      isSuspended: 'suspended_at IS NOT NULL',
      awaitsStaff: 'awaits_staff_since IS NOT NULL',
      createdAt: 'created_at',
      firstName: 'first_name',
      lastName: 'last_name',
    },
    notNull: ['name', 'email', 'createdAt'],
    searchText: 'search_text',
    openSearchText: (pattern) => `names_text LIKE search_fold(${pattern})`,
    scope: (actor: Actor, bind: Bind) =>
      can(actor, 'user.listAll')
        ? undefined
        : `${this.localPeople.includes('id', bind(actor.userId))} AND ${isPresent('users')}`,
  };
}
