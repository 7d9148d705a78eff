import { liveGroupsTable } from '@lyceum/contracts/live-course';
import { trpc } from '../../app/trpc';
import { TableScreen } from '../../tables/table-screen';
import { SessionBadge } from './session-badge';

/** The classes of all live courses (checklist line 233). */
export function LiveGroupsScreen() {
  return (
    <TableScreen
      table={liveGroupsTable}
      list={trpc.liveGroups.list}
      labelOf={({ groupTag }) => groupTag ?? ''}
      pathOf={({ id }) => `/classes/${id}`}
      cells={{ state: ({ state }) => state && <SessionBadge state={state} /> }}
      empty={{
        title: 'No classes yet',
        description: 'A class takes a course: it is made on the page of the course, with its lessons.',
      }}
    />
  );
}
