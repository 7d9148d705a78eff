import type { ContentDetail } from '@lyceum/contracts/cms';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { isInReview } from './is-in-review';
import type { Draft } from './use-draft';

interface HandInButtonProps {
  readonly entry: ContentDetail;
  readonly draft: Draft;
  readonly onChanged: () => void;
}

/** Asks somebody else to look at what is written; nothing where visitors read all of it, or somebody is asked. */
export function HandInButton({ entry, draft, onChanged }: HandInButtonProps) {
  const handIn = trpc.content.handIn.useMutation();
  const isNew = draft.version !== entry.liveVersion || draft.state.kind !== 'kept';
  if (!isNew || isInReview(entry, draft)) return null;
  const go = async (): Promise<void> => {
    const version = await draft.keep();
    if (version === null) return;
    try {
      await handIn.mutateAsync({ id: entry.id, version });
      toast.success('Handed in. It stands under “In review” for the others.');
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not handed in. Please try again.');
    }
    onChanged();
  };
  return (
    <Button
      size="xs"
      variant={draft.needsOther ? 'filled' : 'default'}
      loading={handIn.isPending}
      onClick={() => void go()}
    >
      Hand in for review
    </Button>
  );
}
