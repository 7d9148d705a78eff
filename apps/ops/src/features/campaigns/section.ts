import { IconMailFast } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';

export const campaignsSection: ConsoleSection = {
  path: '/campaigns',
  label: 'Mail campaigns',
  icon: IconMailFast,
  requires: 'campaign.edit',
  records: 'campaign',
  letter: 'r',
  place: 46,
  views: [
    { name: 'Drafts', search: { state: 'DRAFT' } },
    { name: 'Scheduled', search: { state: 'SCHEDULED' } },
    { name: 'Sent', search: { state: 'SENT' } },
  ],
  acts: [{ label: 'New campaign', requires: 'campaign.edit' }],
  finds: { table: 'campaigns' },
};
