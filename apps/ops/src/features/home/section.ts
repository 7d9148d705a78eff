import { IconHome } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const homeSection: ConsoleSection = {
  path: '/',
  label: 'Home',
  icon: IconHome,
  requires: 'console.use',
  letter: 'h',
  place: 0,
};
