import { enquiriesTable } from '@lyceum/contracts/enquiries';
import { createFileRoute } from '@tanstack/react-router';
import { EnquiriesScreen } from '../../../features/enquiries/enquiries-screen';
import { enquiriesSection } from '../../../features/enquiries/section';
import { beginsAt } from '../../../tables/begin-list';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/enquiries/')({
  staticData: { section: enquiriesSection },
  validateSearch: tableSearch(enquiriesTable),
  beforeLoad: beginsAt(enquiriesSection),
  component: EnquiriesScreen,
});
