import { buildCampaign } from '@lyceum/campaigns/testing';
import { campaignInputs } from '../campaigns';
import type { Probes } from '../probes';

export const probes: Probes = {
  changes: campaignInputs,
  reads: async (server) => {
    const campaignId = await buildCampaign(server.database.manager);
    return {
      'campaigns.get': { id: campaignId },
      'campaigns.count': { id: campaignId },
      'campaigns.preview': { id: campaignId },
      'campaigns.history': { id: campaignId },
      'campaigns.schools': { search: 'A' },
    };
  },
};
