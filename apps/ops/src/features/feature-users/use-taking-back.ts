import type { FeatureView, ImportPreview } from '@lyceum/contracts/admin';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

/** A later change of a list takes the way back from the one before it, and its toast the place. */
export const toastOf = (featureId: string): string => `feature-${featureId}`;

/** How long an import can be taken back from where it is told, in ms. */
const undoFor = 30_000;

/** Tells of an import, with the way to make the list what it was, unless somebody has changed it since. */
export function useTakingBack({ id: featureId, name }: FeatureView) {
  const { mutateAsync } = trpc.features.replaceEmails.useMutation();
  const takeBack = (change: Pick<ImportPreview, 'added' | 'removed' | 'revision'>): Promise<void> =>
    mutateAsync({ featureId, ...change, isUndo: true }).then(
      () => toast.success(`${name}: the list is as it was.`),
      (error: unknown) =>
        toast.error(failureTexts(asFailure(error)).description ?? 'It was not taken back. Please try again.'),
    );
  return (words: string, { added, removed }: ImportPreview, revision: number): void =>
    toast.success(words, {
      id: toastOf(featureId),
      autoClose: undoFor,
      action: {
        label: 'Undo',
        onClick: () => void takeBack({ added: removed, removed: added, revision }),
      },
    });
}
