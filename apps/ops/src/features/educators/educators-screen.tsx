import { teacherApplicationsTable } from '@lyceum/contracts/auth';
import { trpc } from '../../app/trpc';
import { TableScreen } from '../../tables/table-screen';

/** Who asked to be an educator, the longest waiting first. */
export function EducatorsScreen() {
  return (
    <TableScreen
      table={teacherApplicationsTable}
      list={trpc.educators.list}
      labelOf={({ name }) => name ?? ''}
      pathOf={({ id }) => `/educators/${id}`}
      empty={{
        title: 'Nobody waits',
        description: 'Who says that they are an educator stands here until staff have looked at them.',
      }}
    />
  );
}
