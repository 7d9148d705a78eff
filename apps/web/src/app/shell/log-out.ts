import { signOut } from '@lyceum/session';
import { confirm } from '@lyceum/ui';

/** Asks, and signs out on yes (checklist line 29). The router then shows the landing page. */
export async function askToLogOut(): Promise<void> {
  const isSure = await confirm({
    title: 'Log out',
    message: 'Are you sure you want to log out?',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
  });
  if (isSure) signOut();
}
