import { IconPhotoStar } from '@tabler/icons-react';
import type { ConsoleSection } from '../../../app/navigation';

export const mediaSection: ConsoleSection = {
  path: '/media',
  label: 'Pictures',
  icon: IconPhotoStar,
  requires: 'content.edit',
  records: 'media',
  letter: 'v',
  place: 45.5,
  finds: { table: 'media' },
};
