import type { UserDetail } from '@lyceum/contracts/auth';
import { failureTexts } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

/** Sends the mail by which somebody sets a new password, once staff are sure. For a button. */
export function usePasswordReset(user: UserDetail) {
  const mutation = trpc.users.sendPasswordReset.useMutation({
    onSuccess: () => toast.success(`A mail is on its way to ${user.email}.`),
    onError: (error) =>
      toast.error(failureTexts(asFailure(error)).description ?? 'The mail was not sent. Please try again.'),
  });
  const ask = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Send a password reset?',
      message: `${user.name} gets a mail at ${user.email} with a link to set a new password. The present one goes on working until then.`,
      confirmLabel: 'Send mail',
    });
    if (isSure) mutation.mutate({ userId: user.id });
  };
  return { loading: mutation.isPending, onClick: () => void ask() };
}
