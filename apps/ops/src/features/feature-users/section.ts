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
  find: async ({ calls, search, limit }) => {
    const { rows } = await calls.features.list.query({ search, limit });
    return rows.map(({ id, name, landingPath }) => ({
      id,
      label: name ?? '',
      description: landingPath ?? '',
    }));
  },
};
