import { primaryTab } from './primary-tab';
import { session } from './session';

let isLoaded = false;

/**
 * Everything a page does for its session before its first screen: takes up what local storage holds, follows other
 * tabs, queues to be the primary one. What goes on in the background is loaded behind that.
 */
export function startSession(): void {
  session.restore();
  session.watchOtherTabs(window);
  primaryTab.start();
  // Away for too long (checklist line 27): ended before anything of it is shown.
  if (session.isIdle) endStaleSession();
  session.subscribe(loadBackground);
  addEventListener('load', loadBackground);
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

/** What fails to load is tried for again when the session changes. */
function loadBackground(): void {
  if (isLoaded) return;
  isLoaded = true;
  import('./background').then(
    ({ startBackground }) => startBackground(),
    () => {
      isLoaded = false;
    },
  );
}
