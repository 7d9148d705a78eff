import { parkedJobsTable } from '@lyceum/contracts/ops';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { TableScreen } from '../../tables/table-screen';
import { CauseCell } from './cause-cell';
import { Causes } from './causes';
import { discardQuestion } from './discard-question';
import { JobsOverviewPanel } from './jobs-overview-panel';

/** Work outside requests: how it stands, and what was given up, to be tried again. */
export function JobsScreen() {
  const retry = trpc.jobs.retryMany.useMutation();
  const discard = trpc.jobs.discardMany.useMutation();
  const mayRetry = useMay()('job.retry');
  return (
    <TableScreen
      table={parkedJobsTable}
      summary={
        <>
          <JobsOverviewPanel />
          <Causes />
        </>
      }
      list={trpc.jobs.parked}
      pathOf={({ id }) => `/jobs/${id}`}
      labelOf={({ subscriber, eventType }) => `${subscriber ?? ''} (${eventType ?? ''})`}
      cells={{ cause: ({ cause }) => <CauseCell cause={cause ?? ''} /> }}
      description="Parked ones are listed: a rule refused them, or every try failed. What they were to do is not done."
      bulkActions={
        mayRetry
          ? [
              {
                label: 'Try again',
                done: 'Handed to the queue',
                icon: <IconRefresh size={16} stroke={1.75} aria-hidden />,
                run: (ids) => retry.mutateAsync({ ids }),
              },
              {
                label: 'Discard',
                done: 'Discarded',
                icon: <IconTrash size={16} stroke={1.75} aria-hidden />,
                isDangerous: true,
                question: discardQuestion,
                run: (ids) => discard.mutateAsync({ ids }),
              },
            ]
          : []
      }
      empty={{ title: 'Nothing is parked', description: 'Every job that was begun has been done.' }}
    />
  );
}
