import { IconReportMoney } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const financeSection: ConsoleSection = {
  path: '/finance',
  label: 'Finance',
  icon: IconReportMoney,
  requires: 'order.oversee',
  letter: 'n',
  place: 27,
};
