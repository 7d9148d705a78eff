import { signOut } from '@lyceum/session';
import { confirm } from '@lyceum/ui';

/** Logs out, once somebody is sure. */
export async function askToLogOut(): Promise<void> {
  const isSure = await confirm({
    title: 'Log out',
    message: 'Are you sure you want to log out?',
    confirmLabel: 'Yes',
    cancelLabel: 'No',
  });
  if (isSure) signOut();
}
