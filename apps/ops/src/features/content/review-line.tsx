import type { ContentDetail } from '@lyceum/contracts/cms';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { TimeValue } from '../../tables/cell-value';
import classes from './entry-form.module.css';
import { isInReview } from './is-in-review';
import type { Draft } from './use-draft';

interface ReviewLineProps {
  readonly entry: ContentDetail;
  readonly draft: Pick<Draft, 'version' | 'state' | 'needsOther'>;
  readonly onChanged: () => void;
}

/** Who handed it in for review, and the way back; and why one may not publish it oneself. */
export function ReviewLine({ entry, draft, onChanged }: ReviewLineProps) {
  const takeBack = trpc.content.takeBack.useMutation();
  const end = async (): Promise<void> => {
    try {
      await takeBack.mutateAsync({ id: entry.id });
      toast.success('It is a draft again.');
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not taken back. Please try again.');
    }
    onChanged();
  };
  return (
    <>
      {draft.needsOther && (
        <p className={classes.state}>
          You wrote part of what visitors do not read yet: somebody else publishes or schedules it.
        </p>
      )}
      {isInReview(entry, draft) && entry.reviewAt !== null && (
        <div className={classes.bar}>
          <span className={classes.state}>
            Handed in for review{entry.reviewBy !== null && ` by ${entry.reviewBy}`}{' '}
            <TimeValue at={entry.reviewAt} />
          </span>
          <Button size="compact-xs" variant="default" loading={takeBack.isPending} onClick={() => void end()}>
            Back to the drafts
          </Button>
        </div>
      )}
    </>
  );
}
