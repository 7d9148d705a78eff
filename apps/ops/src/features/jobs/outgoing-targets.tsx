import type { JobsOverview } from '@lyceum/contracts/ops';
import { DataTable, type DataTableColumn } from '@lyceum/ui';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { formatCounted } from '../../layout/formats';
import classes from './jobs.module.css';

type Target = JobsOverview['targets'][number];

const columns: readonly DataTableColumn<Target>[] = [
  { key: 'name', title: 'Service', render: ({ name }) => name },
  { key: 'state', title: 'State', render: (target) => <State target={target} /> },
  {
    key: 'waiting',
    title: 'Waiting',
    align: 'end',
    render: ({ waiting }) => formatCounted(waiting),
  },
  {
    key: 'lastError',
    title: 'Last failure',
    hideBelow: 'sm',
    render: ({ lastError }) => <span className={classes.cause}>{lastError}</span>,
  },
  {
    key: 'lastFailedAt',
    title: 'Failed',
    hideBelow: 'md',
    render: ({ lastFailedAt }) => <TimeValue at={lastFailedAt} />,
  },
];

/** Services we call that do not answer, or lately did not. What waits for one goes on by itself when it is back. */
export function OutgoingTargets({ targets }: { readonly targets: readonly Target[] }) {
  const away = targets.filter(({ openedAt }) => openedAt !== null).length;
  return (
    <details className={classes.tasks} open={away > 0}>
      <summary className={classes.summary}>
        Services we call that failed lately: {targets.length}
        {away > 0 && `, ${away} away`}
      </summary>
      <DataTable<Target>
        label="Services we call"
        columns={columns}
        rows={targets}
        getRowId={({ name }) => name}
        maxHeight={360}
      />
    </details>
  );
}

function State({ target: { openedAt } }: { readonly target: Target }) {
  if (openedAt === null) return <StateBadge tone="good">Answers</StateBadge>;
  return (
    <>
      <StateBadge tone="bad">Away</StateBadge> since <TimeValue at={openedAt} />
    </>
  );
}
