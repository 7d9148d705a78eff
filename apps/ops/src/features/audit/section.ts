import { IconHistory } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';
import { actionWords } from '../../detail/action-words';

export const auditSection: ConsoleSection = {
  path: '/audit',
  label: 'Audit log',
  icon: IconHistory,
  requires: 'audit.read',
  letter: 'l',
  place: 80,
  finds: {
    table: 'audit',
    labelOf: ({ label }) => actionWords({ action: label, after: null }),
    hrefOf: ({ label, why }) =>
      `/audit?search=${encodeURIComponent((why?.text ?? label).replaceAll('…', ''))}`,
  },
};
