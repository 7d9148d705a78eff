import { IconSubtask } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const jobsSection: ConsoleSection = {
  path: '/jobs',
  label: 'Jobs',
  icon: IconSubtask,
  requires: 'job.read',
  records: 'job',
  letter: 'j',
  place: 70,
  views: [{ name: 'Parked today', search: { parkedAt: 'today' } }],
  finds: { table: 'parked-jobs' },
};
