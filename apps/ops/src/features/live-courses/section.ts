import { IconCalendarWeek, IconCertificate, IconChalkboard, IconUserQuestion } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const liveCoursesSection: ConsoleSection = {
  path: '/live-courses',
  label: 'Live courses',
  icon: IconChalkboard,
  requires: 'liveCourse.oversee',
  records: 'liveCourse',
  letter: 'c',
  place: 17,
  finds: { table: 'live-courses' },
  acts: [{ label: 'New course', requires: 'liveCourse.oversee' }],
};

/** Before the classes: its path lies below theirs. */
export const liveAskingSection: ConsoleSection = {
  path: '/classes/asking',
  label: 'Asking for a class',
  icon: IconUserQuestion,
  requires: 'liveCourse.oversee',
  letter: 'w',
  place: 17.5,
};

export const liveGroupsSection: ConsoleSection = {
  path: '/classes',
  label: 'Classes',
  icon: IconCalendarWeek,
  requires: 'liveCourse.oversee',
  records: 'liveGroup',
  letter: 'k',
  place: 18,
  finds: { table: 'live-groups' },
};

export const liveCertificatesSection: ConsoleSection = {
  path: '/certificates',
  label: 'Certificates',
  icon: IconCertificate,
  requires: 'liveCourse.oversee',
  letter: 'd',
  place: 18.5,
};
