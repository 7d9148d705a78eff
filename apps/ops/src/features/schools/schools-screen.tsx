import { schoolsTable } from '@lyceum/contracts/schools';
import { trpc } from '../../app/trpc';
import { TableScreen } from '../../tables/table-screen';

/** All schools people can say they go to. */
export function SchoolsScreen() {
  return (
    <TableScreen
      table={schoolsTable}
      list={trpc.schools.list}
      labelOf={({ name }) => name ?? ''}
      pathOf={({ id }) => `/schools/${id}`}
      empty={{
        title: 'No schools yet',
        description: 'People add theirs when they say who they are. They will stand here.',
      }}
    />
  );
}
