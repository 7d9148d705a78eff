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
};
