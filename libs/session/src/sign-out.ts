import type { SignOutInput } from '@lyceum/contracts/auth';
import { type Session, session } from './session';
import type { SignedOutReason } from './session-state';

/** Longer stays than the contract knows are told as this, in ms. */
const longestMilliseconds = 1_000 * 60 * 60 * 24 * 60;

/** What the session knows about the user's presence, in milliseconds since 1970. */
type Presence = Pick<Session, 'lastActiveAt' | 'pageLandedAt'>;

/** The log-out event of checklist line 29, as of now. */
export function describeSignOut(
  { pageLandedAt, lastActiveAt }: Presence,
  reason: SignOutInput['reason'],
  path: string,
): SignOutInput {
  const now = Date.now();
  const active = lastActiveAt || now;
  const since = (then: number): number => Math.min(Math.max(Math.round(now - then), 0), longestMilliseconds);
  return {
    reason,
    path: path.slice(0, 2_000),
    timeOnPage: since(pageLandedAt),
    pageLandingTime: new Date(pageLandedAt).toISOString(),
    idleElapsed: since(active),
    lastActiveTime: new Date(active).toISOString(),
  };
}

/** Has the server record the log-out and end the session; the call outlives the page. */
export function tellServer(token: string, presence: Presence, reason: SignOutInput['reason']): void {
  const body = JSON.stringify(describeSignOut(presence, reason, window.location.pathname));
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  // Should it get lost, the session ends on the server by its own age.
  void fetch('/auth/sign-out', { method: 'POST', keepalive: true, headers, body }).catch(() => undefined);
}

/** Ends that this browser decides on, by its user's choice or idleness. */
type ChosenEnd = Extract<SignedOutReason, 'logged-out' | 'terms-declined' | 'timed-out'>;

/** What is to be done as long as the session still counts. */
export const beforeSignOut = new Set<() => void>();

/** Ends the session here and in every tab at once, and tells the server. Signed out, does nothing. */
export function signOut(end: ChosenEnd = 'logged-out', owner: Session = session): void {
  const { state } = owner;
  if (state.status === 'signed-out') return;
  for (const finish of beforeSignOut) finish();
  tellServer(state.token, owner, end === 'timed-out' ? 'IDLE' : 'LOGOUT');
  owner.end(end);
}
