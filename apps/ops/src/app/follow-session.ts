import type { Session } from '@lyceum/session';
import type { ConsoleRouter } from './router';

/** Leaves the console when the session ends; notes the user's presence at every change of route (checklist line 25). */
export function followSession(router: ConsoleRouter, session: Session): void {
  session.subscribe(() => {
    const { state } = session;
    if (state.status === 'signed-in') return;
    if (state.reason === 'logged-out') window.location.assign('/');
    // A token removed in another tab reloads the page (checklist line 28).
    else if (state.reason === 'elsewhere') window.location.reload();
    else void router.invalidate();
  });
  router.subscribe('onResolved', () => session.landed(router.state.matches.at(-1)));
}
