import { toast } from '@lyceum/ui';
import { failureTexts } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

/** Sends the buyer the mail that leads to the receipt once more. */
export function SendReceiptButton({ id }: { readonly id: string }) {
  const { orders } = trpc.useUtils();
  const send = trpc.orders.sendReceipt.useMutation({
    onSuccess: async () => {
      toast.success('Sent to the buyer once more.');
      await orders.history.invalidate({ id });
    },
    onError: (error) => toast.error(failureTexts(asFailure(error)).description ?? 'It could not be sent.'),
  });
  return (
    <Button size="xs" variant="default" loading={send.isPending} onClick={() => send.mutate({ id })}>
      Send the receipt again
    </Button>
  );
}
