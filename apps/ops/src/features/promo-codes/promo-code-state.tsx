import { type PromoCodeState, promoCodeStateLabels } from '@lyceum/contracts/payments';
import { StateBadge } from '../../layout/state-badge';

const tones = {
  ACTIVE: 'good',
  SCHEDULED: 'waiting',
  ENDED: 'off',
  USED_UP: 'off',
  DISABLED: 'bad',
} as const satisfies Record<PromoCodeState, string>;

/** Where a code stands now. */
export function PromoCodeStateBadge({ state }: { readonly state: PromoCodeState }) {
  return <StateBadge tone={tones[state]}>{promoCodeStateLabels[state]}</StateBadge>;
}
