import { session } from './session';
import { refresher } from './token-refresher';

/**
 * Whoever seems signed in by a token that has run out is so only if the server renews it; for screens that send
 * signed-in people elsewhere. A server that cannot be reached leaves the session as it is.
 */
export async function settleSession(): Promise<void> {
  const { state } = session;
  if (state.status === 'signed-out' || state.user.expiresAt > Date.now()) return;
  await refresher.refresh().catch(() => undefined);
}
