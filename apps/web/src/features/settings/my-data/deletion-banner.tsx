import { doneAnswerSchema } from '@lyceum/contracts';
import { postAndRead } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Alert, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAccount } from '../settings-queries';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** Says when the account will be deleted, and stops that. `deletesAt` is an ISO instant. */
export function DeletionBanner({ deletesAt }: { readonly deletesAt: string }) {
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: () => postAndRead(doneAnswerSchema, '/account/keep', {}),
    onSuccess: () => {
      toast.success('Your account stays.');
      return refreshAccount(queryClient);
    },
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
  return (
    <Alert
      role="status"
      color="danger"
      icon={<IconTrash aria-hidden />}
      title={`Your account will be deleted on ${date.format(new Date(deletesAt))}`}
    >
      <p style={{ margin: '0 0 12px' }}>Until then you can keep it, as if nothing had happened.</p>
      <Button size="sm" loading={keep.isPending} onClick={() => keep.mutate()}>
        Keep my account
      </Button>
    </Alert>
  );
}
