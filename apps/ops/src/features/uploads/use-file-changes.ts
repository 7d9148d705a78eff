import type { BulkResult } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

/** Deletes files and has them back. */
export function useFileChanges() {
  const removal = trpc.uploads.remove.useMutation();
  const restoring = trpc.uploads.restore.useMutation();
  const remove = (ids: string[]): Promise<BulkResult[]> => removal.mutateAsync({ ids });
  const restore = (ids: string[]): Promise<BulkResult[]> => restoring.mutateAsync({ ids });

  /** Does it to one file and tells what became of it. @returns whether it was done */
  const tell = async (change: Promise<BulkResult[]>, done: string, undo?: () => void): Promise<boolean> => {
    const [result] = await change.catch((thrown: unknown): BulkResult[] => {
      const message = failureTexts(asFailure(thrown)).description ?? 'It was not done. Please try again.';
      return [{ id: '', error: { code: '', message } }];
    });
    if (result?.error) toast.error(result.error.message);
    else toast.success(done, undo ? { action: { label: 'Undo', onClick: undo } } : {});
    return !result?.error;
  };

  const restoreOne = (id: string, name: string): Promise<boolean> => tell(restore([id]), `${name} is back.`);
  return {
    remove,
    restore,
    restoreOne,
    removeOne: (id: string, name: string): Promise<boolean> =>
      tell(remove([id]), `${name} was deleted.`, () => void restoreOne(id, name)),
  };
}
