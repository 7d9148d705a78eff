import { liveGroupsTable } from '@lyceum/contracts/live-course';
import { createFileRoute } from '@tanstack/react-router';
import { LiveGroupsScreen } from '../../../features/live-courses/live-groups-screen';
import { liveGroupsSection } from '../../../features/live-courses/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/classes/')({
  staticData: { section: liveGroupsSection },
  validateSearch: tableSearch(liveGroupsTable),
  component: LiveGroupsScreen,
});
