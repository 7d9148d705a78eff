import { featuresTable } from '@lyceum/contracts/admin';
import { createFileRoute } from '@tanstack/react-router';
import { FeaturesScreen } from '../../../features/feature-users/features-screen';
import { featuresSection } from '../../../features/feature-users/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/features/')({
  staticData: { section: featuresSection },
  validateSearch: tableSearch(featuresTable),
  component: FeaturesScreen,
});
