import { IconUsers } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const usersSection: ConsoleSection = {
  path: '/users',
  label: 'Users',
  icon: IconUsers,
  requires: 'user.list',
  records: 'user',
  letter: 'u',
  place: 10,
  views: [
    { name: 'Waiting for approval', search: { awaitsStaff: 'yes' } },
    { name: 'Suspended', search: { isSuspended: 'yes' } },
    { name: 'New this week', search: { createdAt: 'last-7-days' } },
  ],
  finds: { table: 'users' },
};
