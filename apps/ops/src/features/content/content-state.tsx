import { type ContentState, contentStateLabels } from '@lyceum/contracts/cms';
import { StateBadge } from '../../layout/state-badge';

const tones = {
  DRAFT: 'off',
  REVIEW: 'waiting',
  SCHEDULED: 'waiting',
  PUBLISHED: 'good',
  CHANGED: 'waiting',
  DELETED: 'bad',
} as const;

export function ContentStateBadge({ state }: { readonly state: ContentState }) {
  return <StateBadge tone={tones[state]}>{contentStateLabels[state]}</StateBadge>;
}
