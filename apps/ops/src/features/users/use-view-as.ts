import type { UserDetail } from '@lyceum/contracts/auth';
import { timestampKey, tokenKey } from '@lyceum/session';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

/** Opens the web app in a tab of its own as that user sees it; nothing can be changed there. For a button. */
export function useViewAs(user: UserDetail) {
  const mutation = trpc.users.viewAs.useMutation();
  const open = async (): Promise<void> => {
    // At once: browsers let a press open a tab, but not what comes of an answer later.
    const tab = window.open('about:blank');
    try {
      const { token } = await mutation.mutateAsync({ userId: user.id });
      if (!tab)
        return void toast.error('Your browser did not open a tab. Allow it for this page, and try again.');
      // Only that tab has this token; all others of this browser stay the reader's own.
      tab.sessionStorage.setItem(tokenKey, token);
      tab.sessionStorage.setItem(timestampKey, String(Date.now()));
      tab.location.assign('/konnect');
    } catch (error) {
      tab?.close();
      toast.error(failureTexts(asFailure(error)).description ?? 'This did not work. Please try again.');
    }
  };
  return { loading: mutation.isPending, onClick: () => void open() };
}
