import { session, signOut } from '@lyceum/session';
import { logFailure } from '@lyceum/shell';
import { confirm } from '@lyceum/ui';

/**
 * Asks, and signs out on yes (checklist line 29). The router then shows the landing page. Begun posts go
 * with their author: others use this browser after them.
 */
export async function askToLogOut(): Promise<void> {
  const isSure = await confirm({
    title: 'Log out',
    message: 'Are you sure you want to log out?',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
  });
  if (!isSure) return;
  const userId = session.state.user?.id;
  signOut();
  if (userId === undefined) return;
  await import('../../features/forum/create-thread/thread-draft').then(
    ({ dropDraftsOf }) => dropDraftsOf(userId),
    logFailure,
  );
}
