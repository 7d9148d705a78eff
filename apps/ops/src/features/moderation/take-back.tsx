import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

interface TakeBackProps {
  readonly id: string;
  /** Which decision is taken back; one made since stays. */
  readonly revision: string;
}

/** Lets who decided a case take that back: it waits again, and what was removed is shown. */
export function TakeBack({ id, revision }: TakeBackProps) {
  const undo = trpc.moderation.undoMany.useMutation({
    onSuccess: ([result]) => {
      if (result?.error) toast.error(result.error.message);
      else toast.success('Taken back: it waits again.');
    },
    onError: (thrown) => {
      toast.error(failureTexts(asFailure(thrown)).description ?? 'That did not work. Please try again.');
    },
  });
  return (
    <Button
      size="xs"
      variant="default"
      loading={undo.isPending}
      onClick={() => undo.mutate({ ids: [id], asLeft: { [id]: revision } })}
    >
      Take it back
    </Button>
  );
}
