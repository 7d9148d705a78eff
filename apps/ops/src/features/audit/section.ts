import { auditActionChoices } from '@lyceum/contracts/ops';
import { IconHistory } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';
import { keyWords } from '../../detail/action-words';

export const auditSection: ConsoleSection = {
  path: '/audit',
  label: 'Audit log',
  icon: IconHistory,
  requires: 'audit.read',
  letter: 'l',
  place: 80,
  finds: {
    table: 'audit',
    labelOf: ({ label }) => auditActionChoices[label] ?? keyWords(label),
  },
};
