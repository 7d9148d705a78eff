import { liveAskingTable } from '@lyceum/contracts/live-course';
import { createFileRoute } from '@tanstack/react-router';
import { AskingScreen } from '../../../features/live-courses/asking-screen';
import { liveAskingSection } from '../../../features/live-courses/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/classes/asking')({
  staticData: { section: liveAskingSection },
  validateSearch: tableSearch(liveAskingTable),
  component: AskingScreen,
});
