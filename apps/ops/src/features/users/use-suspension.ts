import type { UserRow } from '@lyceum/contracts/auth';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { fullName } from './user-cells';

/** Shutting one person out, or letting them in again. */
export function useSuspension(user: UserRow, onDone: () => void) {
  const mutation = trpc.users.setSuspended.useMutation({
    onSuccess: (row) => {
      toast.success(`${fullName(row)} ${row.isSuspended ? 'is suspended' : 'can log in again'}.`);
      onDone();
    },
  });
  const failure = mutation.error && failureTexts(asFailure(mutation.error));
  return {
    isSaving: mutation.isPending,
    /** What the server said against it; null when nothing. */
    refusal: failure ? (failure.description ?? 'Something went wrong on our side. Please try again.') : null,
    save: (reason: string) => mutation.mutate({ userId: user.id, isSuspended: !user.isSuspended, reason }),
  };
}
