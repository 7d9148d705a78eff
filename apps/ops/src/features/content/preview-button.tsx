import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { formatMoment } from '../../layout/formats';

interface PreviewButtonProps {
  readonly id: string;
  /** Has what was typed kept: the link shows that, too. */
  readonly keep: () => Promise<unknown>;
  readonly onChanged: () => void;
}

/** Makes a link to the newest draft, and copies it where the browser lets it. */
export function PreviewButton({ id, keep, onChanged }: PreviewButtonProps) {
  const preview = trpc.content.preview.useMutation();
  const clipboard = useClipboard();
  const make = async (): Promise<void> => {
    await keep();
    try {
      const { path, until } = await preview.mutateAsync({ id });
      clipboard.copy(new URL(path, window.location.origin).href);
      toast.success(`There is a link. It shows the newest draft until ${formatMoment(until)}.`);
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'There is no link. Please try again.');
    }
    onChanged();
  };
  return (
    <Button size="xs" variant="default" loading={preview.isPending} onClick={() => void make()}>
      Preview link
    </Button>
  );
}
