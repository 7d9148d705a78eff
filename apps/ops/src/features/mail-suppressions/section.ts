import { IconMailOff } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

/** What is in force. */
export const activeSuppressions = { state: 'ACTIVE' } as const;

export const mailSuppressionsSection: ConsoleSection = {
  path: '/mail-suppressions',
  label: 'Suppressed addresses',
  icon: IconMailOff,
  requires: 'mailSuppression.administer',
  letter: 'x',
  place: 47,
  begins: activeSuppressions,
  views: [
    { name: 'Complaints', search: { state: 'ACTIVE', reason: 'COMPLAINT' } },
    { name: 'Lifted', search: { state: 'LIFTED' } },
  ],
};
