import { liveCoursesTable } from '@lyceum/contracts/live-course';
import { createFileRoute } from '@tanstack/react-router';
import { LiveCoursesScreen } from '../../../features/live-courses/live-courses-screen';
import { liveCoursesSection } from '../../../features/live-courses/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/live-courses/')({
  staticData: { section: liveCoursesSection },
  validateSearch: tableSearch(liveCoursesTable),
  component: LiveCoursesScreen,
});
