import { uploadsTable } from '@lyceum/contracts/uploads';
import { createFileRoute } from '@tanstack/react-router';
import { UploadsScreen } from '../../../features/uploads/uploads-screen';
import { uploadsSection } from '../../../features/uploads/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/uploads/')({
  staticData: { section: uploadsSection },
  validateSearch: tableSearch(uploadsTable),
  component: UploadsScreen,
});
