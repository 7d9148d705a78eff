import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** A campaign is to be sent now, or went on. */
export const CampaignDue = defineEvent('campaigns.campaign-due', z.object({ campaignId: idSchema }));
