import { IconLink } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const paymentLinksSection: ConsoleSection = {
  path: '/payment-links',
  label: 'Payment links',
  icon: IconLink,
  requires: 'paymentLink.read',
  records: 'paymentLink',
  letter: 'y',
  place: 24,
  views: [{ name: 'Expiring within 30 days', search: { state: 'OPEN', expiresAt: 'next-30-days' } }],
  acts: [{ label: 'New payment link', requires: 'paymentLink.write' }],
  finds: { table: 'payment-links' },
};
