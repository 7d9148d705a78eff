import { IconArrowBackUp, IconCheck, IconHandGrab, IconRotate } from '@tabler/icons-react';
import { trpc } from '../../app/trpc';
import type { BulkAction } from '../../tables/bulk-action';

/** What is done to several enquiries at once. */
export function useEnquiryActions(): BulkAction[] {
  const take = trpc.enquiries.take.useMutation();
  const giveBack = trpc.enquiries.giveBack.useMutation();
  const close = trpc.enquiries.close.useMutation();
  const reopen = trpc.enquiries.reopen.useMutation();
  return [
    {
      label: 'Take',
      done: 'Taken',
      icon: <IconHandGrab size={16} stroke={1.75} aria-hidden />,
      run: (ids) => take.mutateAsync({ ids }),
    },
    {
      label: 'Give back',
      done: 'Given back',
      icon: <IconArrowBackUp size={16} stroke={1.75} aria-hidden />,
      run: (ids) => giveBack.mutateAsync({ ids }),
    },
    {
      label: 'Close',
      done: 'Closed',
      icon: <IconCheck size={16} stroke={1.75} aria-hidden />,
      run: (ids) => close.mutateAsync({ ids }),
    },
    {
      label: 'Open again',
      done: 'Open again',
      icon: <IconRotate size={16} stroke={1.75} aria-hidden />,
      run: (ids) => reopen.mutateAsync({ ids }),
    },
  ];
}
