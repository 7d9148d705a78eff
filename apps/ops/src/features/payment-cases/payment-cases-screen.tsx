import type { TableRow } from '@lyceum/contracts/ops';
import { paymentCaseKindLabels, paymentCasesTable } from '@lyceum/contracts/payments';
import { toast } from '@lyceum/ui';
import { Button, Textarea } from '@mantine/core';
import { IconCashBanknote, IconCheck, IconRefresh } from '@tabler/icons-react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { RecordLink } from '../../detail/record-link';
import { inWords } from '../../layout/in-words';
import { createDraft } from '../../tables/create-draft';
import type { BulkAction } from '../../tables/bulk-action';
import { TableScreen } from '../../tables/table-screen';

type Case = TableRow<typeof paymentCasesTable>;

/** What of money somebody has to look at: disputes, what differs from a provider's list, reports that make no sense. */
export function PaymentCasesScreen() {
  const mayWrite = useMay()('order.refund');
  const actions = useCaseActions();
  return (
    <TableScreen
      table={paymentCasesTable}
      list={trpc.paymentCases.list}
      description="A dispute is answered in the provider’s own pages, and closes by its word. Look at a difference or a report, put right what is wrong, and close it with what you found."
      labelOf={labelOf}
      cells={{
        what: ({ what }) => inWords(what ?? ''),
        item: ({ item, orderId }) =>
          orderId ? (
            <RecordLink type="order" id={orderId}>
              {item ?? 'Order'}
            </RecordLink>
          ) : (
            'No order of ours'
          ),
      }}
      {...(mayWrite && { actions: <CompareButton />, bulkActions: actions })}
      empty={{
        title: 'No cases',
        description: 'Every payment that a provider lists is one of ours, and nobody disputes any.',
      }}
    />
  );
}

function CompareButton() {
  const compare = trpc.paymentCases.compare.useMutation({
    onSuccess: () => toast.success('Providers are asked. What differs stands here in a moment.'),
    onError: () => toast.error('That could not be begun. Please try again.'),
  });
  return (
    <Button size="xs" variant="default" loading={compare.isPending} onClick={() => compare.mutate({})}>
      Compare now
    </Button>
  );
}

function useCaseActions(): BulkAction[] {
  const workAgain = trpc.paymentCases.workAgain.useMutation();
  const close = trpc.paymentCases.close.useMutation();
  const sent = trpc.paymentCases.sent.useMutation();
  return [
    {
      label: 'Work on it again',
      done: 'Worked on again',
      icon: <IconRefresh size={16} stroke={1.75} aria-hidden />,
      run: (ids) => workAgain.mutateAsync({ ids }),
    },
    {
      label: 'Money is sent',
      done: 'Booked as sent back',
      icon: <IconCashBanknote size={16} stroke={1.75} aria-hidden />,
      run: (ids) => sent.mutateAsync({ ids }),
    },
    {
      label: 'Close',
      done: 'Closed',
      icon: <IconCheck size={16} stroke={1.75} aria-hidden />,
      question: (count) => {
        const note = createDraft('');
        return {
          title: count === 1 ? 'Close this case?' : `Close these ${String(count)} cases?`,
          message: (
            <Textarea
              label="What you found"
              autosize
              minRows={2}
              data-autofocus
              onChange={({ currentTarget }) => note.set(currentTarget.value)}
            />
          ),
          confirmLabel: 'Close',
          mayConfirm: () => note.get().trim() !== '',
          answer: note.get,
        };
      },
      run: (ids, note) => close.mutateAsync({ ids, note }),
    },
  ];
}

const labelOf = ({ kind, what }: Case): string =>
  `${kind === null ? '' : paymentCaseKindLabels[kind]}: ${inWords(what ?? '')}`;
