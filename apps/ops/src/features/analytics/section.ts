import { IconChartLine } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const analyticsSection: ConsoleSection = {
  path: '/analytics',
  label: 'Analytics',
  icon: IconChartLine,
  requires: 'analytics.read',
  letter: 'a',
  place: 30,
};
