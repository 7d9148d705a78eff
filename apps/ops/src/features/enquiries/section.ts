import { IconInbox } from '@tabler/icons-react';
import type { ConsoleSection } from '../../app/navigation';
import type { TableSearch } from '../../tables/table-address';

/** What nobody has taken yet: what the list begins with. */
export const newEnquiries = { state: 'NEW' } as const satisfies TableSearch;

export const enquiriesSection: ConsoleSection = {
  path: '/enquiries',
  label: 'Enquiries',
  icon: IconInbox,
  requires: 'enquiry.answer',
  letter: 'q',
  place: 16,
  finds: { table: 'enquiries' },
  begins: newEnquiries,
  views: [
    { name: 'New', search: newEnquiries },
    { name: 'Taken', search: { state: 'TAKEN' } },
    { name: 'Answered', search: { state: 'ANSWERED' } },
    { name: 'Closed', search: { state: 'CLOSED' } },
  ],
};
