import { parkedJobsTable } from '@lyceum/contracts/ops';
import { createFileRoute } from '@tanstack/react-router';
import { JobsScreen } from '../../../features/jobs/jobs-screen';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/jobs/')({
  validateSearch: tableSearch(parkedJobsTable),
  component: JobsScreen,
});
