import type { useContractForm } from '@lyceum/shell';
import type { z } from 'zod';
import type { campaignFormSchema, CampaignFormValues } from './campaign-values';

export type CampaignFormInput = z.output<typeof campaignFormSchema>;

/** What the parts of a campaign's form need of it. */
export type CampaignForm = ReturnType<typeof useContractForm<CampaignFormValues, CampaignFormInput>>;
