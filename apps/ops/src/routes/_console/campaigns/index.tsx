import { campaignsTable } from '@lyceum/contracts/campaigns';
import { createFileRoute } from '@tanstack/react-router';
import { CampaignsScreen } from '../../../features/campaigns/campaigns-screen';
import { campaignsSection } from '../../../features/campaigns/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/campaigns/')({
  staticData: { section: campaignsSection },
  validateSearch: tableSearch(campaignsTable),
  component: CampaignsScreen,
});
