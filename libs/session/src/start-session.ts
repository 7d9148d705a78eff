import { primaryTab } from './primary-tab';
import { session } from './session';

let isKept = false;

/**
 * Everything a page does for its session before its first screen: takes up what local storage holds, follows other
 * tabs, queues to be the primary one. What only a signed-in page needs is loaded behind that.
 */
export function startSession(): void {
  session.restore();
  session.watchOtherTabs(window);
  primaryTab.start();
  // Away for too long (checklist line 27): ended before anything of it is shown.
  if (session.isIdle) endStaleSession();
  session.subscribe(keepWhileSignedIn);
  keepWhileSignedIn();
}

function endStaleSession(): void {
  const { state, lastActiveAt, pageLandedAt } = session;
  session.end('expired');
  if (state.status === 'signed-out') return;
  void import('./sign-out').then(
    ({ tellServer }) => tellServer(state.token, { lastActiveAt, pageLandedAt }, 'IDLE'),
    () => undefined,
  );
}

function keepWhileSignedIn(): void {
  if (isKept || session.state.status === 'signed-out') return;
  isKept = true;
  import('./session-keeper').then(
    ({ keepSession }) => keepSession(),
    () => {
      isKept = false;
    },
  );
}

/**
 * Whoever seems signed in by a token that has run out is so only if the server renews it; for screens that send
 * signed-in people elsewhere. A server that cannot be reached leaves the session as it is.
 */
export async function settleSession(): Promise<void> {
  const { state } = session;
  if (state.status === 'signed-out' || state.user.expiresAt > Date.now()) return;
  const { refresher } = await import('./token-refresher');
  await refresher.refresh().catch(() => undefined);
}
