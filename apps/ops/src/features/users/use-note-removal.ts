import type { PersonRecord } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { confirm, toast } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

/** Removes a note, once asked. */
export function useNoteRemoval() {
  const utils = trpc.useUtils();
  const mutation = trpc.notes.remove.useMutation({
    onSuccess: () => {
      void utils.users.timeline.invalidate();
      toast.success('The note is gone.');
    },
    onError: (error) =>
      toast.error(
        failureTexts(asFailure(error)).description ?? 'The note was not removed. Please try again.',
      ),
  });
  return async ({ id, title }: PersonRecord): Promise<void> => {
    const isSure = await confirm({
      title: 'Remove this note?',
      message: title,
      confirmLabel: 'Remove',
      tone: 'danger',
    });
    if (isSure) mutation.mutate({ id });
  };
}
