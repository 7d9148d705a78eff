import { contentTable } from '@lyceum/contracts/cms';
import { createFileRoute } from '@tanstack/react-router';
import { ContentScreen } from '../../../features/content/content-screen';
import { contentSection } from '../../../features/content/section';
import { beginsAt } from '../../../tables/begin-list';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/content/')({
  staticData: { section: contentSection },
  validateSearch: tableSearch(contentTable),
  beforeLoad: beginsAt(contentSection),
  component: ContentScreen,
});
