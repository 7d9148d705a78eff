import type { Session } from '@lyceum/session';
import type { AppRouter } from './router';
import { forgetFiles } from './shell/forget-files';

/**
 * Moves to the right screen when somebody signs in or out: the routes' own guards decide which one. Also notes every
 * page the user opens (checklist line 25).
 */
export function followSession(router: AppRouter, session: Session): void {
  let { status } = session.state;
  session.subscribe(() => {
    const { state } = session;
    if (state.status === status) return;
    status = state.status;
    // A token removed in another tab reloads the page (checklist line 28).
    const end = state.status === 'signed-out' ? state.reason : null;
    // However it ended: the next one at this browser may be somebody else.
    if (end !== null) forgetFiles();
    if (end === 'elsewhere') window.location.reload();
    else if (end === 'logged-out') void router.navigate({ to: '/' });
    else if (end === 'terms-declined') void router.navigate({ to: '/login' });
    else void router.invalidate();
  });
  router.subscribe('onResolved', () => session.landed(router.state.matches.at(-1)));
}
