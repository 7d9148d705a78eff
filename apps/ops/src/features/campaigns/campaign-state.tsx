import { type CampaignState, campaignStateLabels } from '@lyceum/contracts/campaigns';
import { StateBadge } from '../../layout/state-badge';

const tones = {
  DRAFT: 'off',
  SCHEDULED: 'waiting',
  SENDING: 'waiting',
  PAUSED: 'bad',
  SENT: 'good',
  CANCELLED: 'off',
} as const;

export function CampaignStateBadge({ state }: { readonly state: CampaignState }) {
  return <StateBadge tone={tones[state]}>{campaignStateLabels[state]}</StateBadge>;
}
