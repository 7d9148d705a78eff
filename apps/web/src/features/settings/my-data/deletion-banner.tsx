import { doneAnswerSchema } from '@lyceum/contracts/auth';
import { dateFormat } from '@lyceum/contracts/messages';
import { postAndRead } from '@lyceum/session';
import { readFailure } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Alert, Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAccount } from '../settings-queries';
import * as messages from './my-data.messages';

const dateText = dateFormat({ dateStyle: 'long' });

/** Says when the account will be deleted, and stops that. `deletesAt` is an ISO instant. */
export function DeletionBanner({ deletesAt }: { readonly deletesAt: string }) {
  const queryClient = useQueryClient();
  const keep = useMutation({
    mutationFn: () => postAndRead(doneAnswerSchema, '/account/keep', {}),
    onSuccess: () => {
      toast.success(messages.accountKept());
      return refreshAccount(queryClient);
    },
    onError: (error) => toast.error(readFailure(error, []).general ?? ''),
  });
  return (
    <Alert
      role="status"
      color="danger"
      icon={<IconTrash aria-hidden />}
      title={messages.yourAccountWillBeDeleted({ date: dateText(new Date(deletesAt)) })}
    >
      <p style={{ margin: '0 0 12px' }}>{messages.aboutKeeping()}</p>
      <Button size="sm" loading={keep.isPending} onClick={() => keep.mutate()}>
        {messages.keepMyAccount()}
      </Button>
    </Alert>
  );
}
