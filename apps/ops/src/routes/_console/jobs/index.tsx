import { parkedJobsTable } from '@lyceum/contracts/ops';
import { createFileRoute } from '@tanstack/react-router';
import { JobsScreen } from '../../../features/jobs/jobs-screen';
import { jobsSection } from '../../../features/jobs/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/jobs/')({
  staticData: { section: jobsSection },
  validateSearch: tableSearch(parkedJobsTable),
  component: JobsScreen,
});
