import { schoolsTable } from '@lyceum/contracts/schools';
import { createFileRoute } from '@tanstack/react-router';
import { SchoolsScreen } from '../../../features/schools/schools-screen';
import { schoolsSection } from '../../../features/schools/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/schools/')({
  staticData: { section: schoolsSection },
  validateSearch: tableSearch(schoolsTable),
  component: SchoolsScreen,
});
