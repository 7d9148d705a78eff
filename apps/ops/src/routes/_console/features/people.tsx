import { featureUsersTable } from '@lyceum/contracts/admin';
import { createFileRoute } from '@tanstack/react-router';
import { FeaturePeopleScreen } from '../../../features/feature-users/feature-people-screen';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/features/people')({
  validateSearch: tableSearch(featureUsersTable),
  component: FeaturePeopleScreen,
});
