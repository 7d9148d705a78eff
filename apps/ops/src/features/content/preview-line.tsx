import type { ContentDetail } from '@lyceum/contracts/cms';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { CopyButton } from '../../layout/copy-button';
import { TimeValue } from '../../tables/cell-value';
import classes from './entry-form.module.css';

interface PreviewLineProps {
  readonly entry: ContentDetail;
  readonly onChanged: () => void;
}

/** The link by which somebody without an account reads the newest draft, until when, and its end. */
export function PreviewLine({ entry: { id, preview }, onChanged }: PreviewLineProps) {
  const end = trpc.content.endPreview.useMutation();
  const endNow = async (): Promise<void> => {
    try {
      await end.mutateAsync({ id });
      toast.success('The link leads nowhere any more.');
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not ended. Please try again.');
    }
    onChanged();
  };
  if (preview === null) return null;
  return (
    <div className={classes.bar}>
      <span className={classes.state}>
        Whoever has the link reads the newest draft until <TimeValue at={preview.until} />
      </span>
      <CopyButton
        size="compact-xs"
        text={new URL(preview.path, window.location.origin).href}
        label="Copy link"
        done="The link is copied."
      />
      <Button size="compact-xs" variant="default" loading={end.isPending} onClick={() => void endNow()}>
        End preview
      </Button>
    </div>
  );
}
