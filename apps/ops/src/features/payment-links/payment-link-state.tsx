import { paymentLinkStateLabels, type PaymentLinkState } from '@lyceum/contracts/payments';
import { StateBadge } from '../../layout/state-badge';

const tones = { OPEN: 'good', FULL: 'waiting', EXPIRED: 'off', DEACTIVATED: 'off' } as const;

export function PaymentLinkStateBadge({ state }: { readonly state: PaymentLinkState }) {
  return <StateBadge tone={tones[state]}>{paymentLinkStateLabels[state]}</StateBadge>;
}

/** `2 of 10`. */
export const takenText = (taken: number, seats: number | null): string =>
  seats === null ? String(taken) : `${String(taken)} of ${String(seats)}`;
