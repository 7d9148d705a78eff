import { IconHistory } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const auditSection: ConsoleSection = {
  path: '/audit',
  label: 'Audit log',
  icon: IconHistory,
  requires: 'audit.read',
  letter: 'l',
  place: 80,
};
