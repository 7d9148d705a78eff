import { achievementsTable } from '@lyceum/contracts/profile';
import { createFileRoute } from '@tanstack/react-router';
import { AchievementsScreen } from '../../../features/achievements/achievements-screen';
import { achievementsSection } from '../../../features/achievements/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/achievements/')({
  staticData: { section: achievementsSection },
  validateSearch: tableSearch(achievementsTable),
  component: AchievementsScreen,
});
