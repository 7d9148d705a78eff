import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { AchievementScreen } from '../../../features/achievements/achievement-screen';

export const Route = createFileRoute('/_console/achievements/$id')({
  component: recordRoute(AchievementScreen),
});
