import { IconPhoto } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const uploadsSection: ConsoleSection = {
  path: '/uploads',
  label: 'Uploads',
  icon: IconPhoto,
  requires: 'upload.administer',
  records: 'upload',
  letter: 'i',
  place: 50,
  views: [{ name: 'Deleted', search: { isDeleted: 'yes' } }],
  finds: { table: 'uploads' },
};
