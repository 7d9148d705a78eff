import { IconUsersGroup } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const featuresSection: ConsoleSection = {
  path: '/features',
  label: 'Features',
  icon: IconUsersGroup,
  requires: 'featureUsers.read',
  records: 'feature',
  letter: 'f',
  place: 40,
  finds: { table: 'features' },
};
