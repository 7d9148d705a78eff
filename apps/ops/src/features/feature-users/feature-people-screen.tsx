import { featureUsersTable } from '@lyceum/contracts/admin';
import { trpc } from '../../app/trpc';
import { BackLink } from '../../detail/back-link';
import { TableScreen } from '../../tables/table-screen';
import { featuresSection } from './section';

/** Everybody on the list of some feature: which features somebody has. */
export function FeaturePeopleScreen() {
  return (
    <TableScreen
      table={featureUsersTable}
      list={trpc.features.users}
      labelOf={({ email }) => email ?? ''}
      description={<BackLink section={featuresSection} />}
    />
  );
}
