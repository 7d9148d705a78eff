import { IconAward } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const achievementsSection: ConsoleSection = {
  path: '/achievements',
  label: 'Achievements',
  icon: IconAward,
  requires: 'achievement.award',
  records: 'achievement',
  letter: 'b',
  place: 57,
  views: [
    { name: 'Badges to give', search: { way: 'BY_HAND', state: 'ACTIVE' } },
    { name: 'Retired', search: { state: 'RETIRED' } },
  ],
  acts: [{ label: 'New achievement or badge', requires: 'achievement.edit' }],
  finds: { table: 'achievements' },
};
