import { IconTicket } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const promoCodesSection: ConsoleSection = {
  path: '/promo-codes',
  label: 'Promo codes',
  icon: IconTicket,
  requires: 'promoCode.read',
  records: 'promoCode',
  letter: 'p',
  place: 20,
  views: [
    { name: 'Ending within 30 days', search: { state: 'ACTIVE', endsAt: 'next-30-days' } },
    { name: 'Used up', search: { state: 'USED_UP' } },
  ],
  acts: [
    { label: 'New code', requires: 'promoCode.write' },
    { label: 'Make many codes', requires: 'promoCode.write' },
    { label: 'Codes by email', requires: 'promoCode.write' },
  ],
  finds: { table: 'promo-codes' },
};
