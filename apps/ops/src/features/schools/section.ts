import { IconSchool } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const schoolsSection: ConsoleSection = {
  path: '/schools',
  label: 'Schools',
  icon: IconSchool,
  requires: 'school.oversee',
  records: 'school',
  letter: 's',
  place: 55,
  finds: { table: 'schools' },
};
