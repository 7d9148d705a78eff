import { teacherApplicationsTable } from '@lyceum/contracts/auth';
import { createFileRoute } from '@tanstack/react-router';
import { EducatorsScreen } from '../../../features/educators/educators-screen';
import { educatorsSection } from '../../../features/educators/section';
import { beginsAt } from '../../../tables/begin-list';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/educators/')({
  staticData: { section: educatorsSection },
  validateSearch: tableSearch(teacherApplicationsTable),
  beforeLoad: beginsAt(educatorsSection),
  component: EducatorsScreen,
});
