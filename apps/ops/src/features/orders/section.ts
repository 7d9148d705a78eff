import { IconReceipt2 } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const ordersSection: ConsoleSection = {
  path: '/orders',
  label: 'Orders',
  icon: IconReceipt2,
  requires: 'order.oversee',
  records: 'order',
  letter: 'o',
  place: 25,
};
