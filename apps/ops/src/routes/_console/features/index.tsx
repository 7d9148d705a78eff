import { featuresTable } from '@lyceum/contracts/admin';
import { createFileRoute } from '@tanstack/react-router';
import { FeaturesScreen } from '../../../features/feature-users/features-screen';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/features/')({
  validateSearch: tableSearch(featuresTable),
  component: FeaturesScreen,
});
