import { IconGavel } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';
import { usualQueue } from './queue-address';

export const moderationSection: ConsoleSection = {
  path: '/moderation',
  label: 'Moderation',
  icon: IconGavel,
  requires: 'forum.oversee',
  records: 'moderationCase',
  letter: 'm',
  place: 60,
  // Who comes in wants what waits; from there everything else is a press away.
  begins: usualQueue,
  views: [
    { name: 'Waiting', search: usualQueue },
    { name: 'Held back', search: { status: 'OPEN', kind: 'HOLD' } },
    { name: 'Appeals', search: { status: 'OPEN', kind: 'APPEAL' } },
  ],
  finds: { table: 'moderation' },
};
