import { moderationTable } from '@lyceum/contracts/moderation';
import { createFileRoute } from '@tanstack/react-router';
import { ModerationScreen } from '../../../features/moderation/moderation-screen';
import { moderationSection } from '../../../features/moderation/section';
import { beginsAt } from '../../../tables/begin-list';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/moderation/')({
  staticData: { section: moderationSection },
  validateSearch: tableSearch(moderationTable),
  beforeLoad: beginsAt(moderationSection),
  component: ModerationScreen,
});
