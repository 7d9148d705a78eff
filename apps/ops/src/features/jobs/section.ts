import { IconSubtask } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const jobsSection: ConsoleSection = {
  path: '/jobs',
  label: 'Jobs',
  icon: IconSubtask,
  requires: 'job.read',
  letter: 'j',
  place: 70,
};
