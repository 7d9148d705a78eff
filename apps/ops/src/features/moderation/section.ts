import { IconGavel } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const moderationSection: ConsoleSection = {
  path: '/moderation',
  label: 'Moderation',
  icon: IconGavel,
  requires: 'forum.oversee',
  records: 'moderationCase',
  letter: 'm',
  place: 60,
  views: [
    { name: 'Waiting', search: { status: 'OPEN', sort: 'createdAt' } },
    { name: 'Held back', search: { status: 'OPEN', kind: 'HOLD' } },
    { name: 'Appeals', search: { status: 'OPEN', kind: 'APPEAL' } },
  ],
  finds: { table: 'moderation' },
};
