import { IconAlertTriangle } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

/** What waits for somebody. */
export const openCases = { state: 'OPEN' } as const;

export const paymentCasesSection: ConsoleSection = {
  path: '/payment-cases',
  label: 'Payment cases',
  icon: IconAlertTriangle,
  requires: 'order.oversee',
  letter: 'z',
  place: 26,
  begins: openCases,
  views: [{ name: 'Open disputes', search: { state: 'OPEN', kind: 'DISPUTE' } }],
};
