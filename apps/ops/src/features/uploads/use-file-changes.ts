import type { AsLeft, BulkResult } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { asLeftBy } from '../../tables/bulk-action';

/** Deletes files and has them back. */
export function useFileChanges() {
  const removal = trpc.uploads.remove.useMutation();
  const restoring = trpc.uploads.restore.useMutation();
  const remove = (ids: string[]): Promise<BulkResult[]> => removal.mutateAsync({ ids });
  const restore = (ids: string[], asLeft?: AsLeft): Promise<BulkResult[]> =>
    restoring.mutateAsync({ ids, asLeft });

  /** Does it to one file and tells what became of it. @returns whether it was done */
  const tell = async (
    change: Promise<BulkResult[]>,
    done: string,
    undo?: (asLeft: AsLeft) => void,
  ): Promise<boolean> => {
    const results = await change.catch((thrown: unknown): BulkResult[] => {
      const message = failureTexts(asFailure(thrown)).description ?? 'It was not done. Please try again.';
      return [{ id: '', error: { code: '', message } }];
    });
    const error = results[0]?.error;
    if (error) toast.error(error.message);
    else toast.success(done, undo && { action: { label: 'Undo', onClick: () => undo(asLeftBy(results)) } });
    return !error;
  };

  const restoreOne = (id: string, name: string, asLeft?: AsLeft): Promise<boolean> =>
    tell(restore([id], asLeft), `${name} is back.`);
  return {
    remove,
    restore,
    restoreOne,
    removeOne: (id: string, name: string): Promise<boolean> =>
      tell(remove([id]), `${name} was deleted.`, (asLeft) => void restoreOne(id, name, asLeft)),
  };
}
