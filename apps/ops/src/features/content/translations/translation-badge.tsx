import { type TranslationState, translationStateLabels } from '@lyceum/contracts/cms';
import { StateBadge } from '../../../layout/state-badge';

const tones = { MISSING: 'off', OUTDATED: 'bad', UP_TO_DATE: 'good' } as const;

export function TranslationBadge({ state }: { readonly state: TranslationState }) {
  return <StateBadge tone={tones[state]}>{translationStateLabels[state]}</StateBadge>;
}
