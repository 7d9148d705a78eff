import { mailSuppressionsTable } from '@lyceum/contracts/campaigns';
import { IconMailCheck } from '@tabler/icons-react';
import { trpc } from '../../app/trpc';
import { StateBadge } from '../../layout/state-badge';
import { TableScreen } from '../../tables/table-screen';
import type { BulkAction } from '../../tables/bulk-action';

/** Addresses that get mails of their account alone (checklist line 221). */
export function MailSuppressionsScreen() {
  const { mutateAsync } = trpc.mailSuppressions.lift.useMutation();
  const lift: BulkAction = {
    label: 'Write to again',
    done: 'Written to again',
    icon: <IconMailCheck size={16} stroke={1.75} aria-hidden />,
    question: (count) => ({
      title:
        count === 1 ? 'Write to this address again?' : `Write to these ${String(count)} addresses again?`,
      message:
        'Campaigns, news and digests go there from now on. If mails come back again, or are said to be spam, it is listed again. Who complained should have asked for it.',
      confirmLabel: 'Write again',
    }),
    run: (ids) => mutateAsync({ ids }),
  };
  return (
    <TableScreen
      table={mailSuppressionsTable}
      list={trpc.mailSuppressions.list}
      description="Mails came back from these addresses for good, or their owners said that they are spam. They get no campaigns, news and digests; links to confirm an address or to a new password they get all the same."
      labelOf={({ email }) => email ?? ''}
      cells={{
        state: ({ state }) =>
          state && (
            <StateBadge tone={state === 'ACTIVE' ? 'bad' : 'off'}>
              {state === 'ACTIVE' ? 'Not written to' : 'Written to again'}
            </StateBadge>
          ),
      }}
      bulkActions={[lift]}
      empty={{
        title: 'No suppressed addresses',
        description: 'What the mail service reports of mails that come back stands here.',
      }}
    />
  );
}
