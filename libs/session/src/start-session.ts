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
