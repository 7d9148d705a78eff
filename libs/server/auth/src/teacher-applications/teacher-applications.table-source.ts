import { Injectable } from '@nestjs/common';
import { teacherApplicationsTable } from '@lyceum/contracts/auth';
import { ConsoleTable, type TableProvider, type TableSource } from '@lyceum/kernel';
import { peopleNamedOrWritten } from '../people.sql';
import { stateOf } from './teacher-application.statements';

/** Where the educator requests of the console come from. */
@Injectable()
@ConsoleTable()
export class TeacherApplicationsTableSource implements TableProvider {
  readonly source: TableSource<typeof teacherApplicationsTable> = {
    table: teacherApplicationsTable,
    from: 'teacher_applications t JOIN users u ON u.id = t.user_id',
    id: 't.user_id',
    columns: {
      name: 'u.full_name',
      state: stateOf('t'),
      appliedAt: 't.applied_at',
      email: 'u.email',
      dateOfBirth: 'u.date_of_birth::text',
      country: 'u.country',
      decidedAt: 't.decided_at',
      userId: 't.user_id',
    },
    notNull: ['name', 'state', 'appliedAt', 'email'],
    // Whose address nobody has shown to be theirs is nobody yet.
    scope: () => 'u.email_confirmed_at IS NOT NULL AND u.erased_at IS NULL',
    searchText: (pattern) => `t.user_id IN (${peopleNamedOrWritten(pattern)})`,
  };
}
