import type { GroupOfCourse } from '@lyceum/contracts/live-course';
import { formatNumber } from '../../layout/formats';

/** `12 of 20`, and `12` of a class that takes everybody. */
export const seatsText = ({ students, seats }: Pick<GroupOfCourse, 'students' | 'seats'>): string =>
  seats === null ? formatNumber(students) : `${formatNumber(students)} of ${formatNumber(seats)}`;
