import { type SessionState, sessionStateLabels } from '@lyceum/contracts/live-course';
import { StateBadge } from '../../layout/state-badge';

const tones = { AHEAD: 'waiting', RUNNING: 'good', OVER: 'off' } as const;

/** Where the session of a class stands. */
export const SessionBadge = ({ state }: { readonly state: SessionState }) => (
  <StateBadge tone={tones[state]}>{sessionStateLabels[state]}</StateBadge>
);
