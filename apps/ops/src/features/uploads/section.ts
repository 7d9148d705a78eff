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
  find: async ({ calls, search, limit }) => {
    const { rows } = await calls.uploads.list.query({ search, limit });
    return rows.map(({ id, name, owner }) => ({ id, label: name ?? '', description: owner ?? '' }));
  },
};
