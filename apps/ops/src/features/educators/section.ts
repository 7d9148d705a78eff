import { IconSchoolBell } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';
import { waiting } from './waiting';

export const educatorsSection: ConsoleSection = {
  path: '/educators',
  label: 'Educator requests',
  icon: IconSchoolBell,
  requires: 'user.setRoles',
  letter: 'e',
  place: 15,
  // Who comes in wants who waits; the decided ones are a press away.
  begins: waiting,
  views: [
    { name: 'Waiting', search: waiting },
    { name: 'Approved', search: { state: 'APPROVED' } },
    { name: 'Refused', search: { state: 'REFUSED' } },
  ],
};
