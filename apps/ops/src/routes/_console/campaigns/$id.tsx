import { createFileRoute } from '@tanstack/react-router';
import { recordRoute } from '../../../detail/record-route';
import { CampaignScreen } from '../../../features/campaigns/campaign-screen';

export const Route = createFileRoute('/_console/campaigns/$id')({
  component: recordRoute(CampaignScreen),
});
