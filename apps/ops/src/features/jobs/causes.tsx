import type { JobCause } from '@lyceum/contracts/ops';
import { DataTable, type DataTableColumn } from '@lyceum/ui';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../app/trpc';
import { formatCounted } from '../../layout/formats';
import { CauseCell } from './cause-cell';
import classes from './jobs.module.css';

const columns: readonly DataTableColumn<JobCause>[] = [
  {
    key: 'subscriber',
    title: 'Job',
    render: ({ subscriber, causeKey }) => (
      <Link to="/jobs" search={{ causeKey }}>
        {subscriber}
      </Link>
    ),
  },
  { key: 'cause', title: 'Cause', render: ({ cause }) => <CauseCell cause={cause} /> },
  {
    key: 'jobs',
    title: 'Jobs',
    align: 'end',
    render: ({ jobs }) => formatCounted(jobs),
  },
];

/** Parked jobs by what made them fail; a press lists those of one cause, to be tried again or discarded together. */
export function Causes() {
  const { data: causes = [] } = trpc.jobs.causes.useQuery();
  if (causes.length === 0) return null;
  return (
    <details className={classes.tasks} open>
      <summary className={classes.summary}>Causes: {causes.length}</summary>
      <DataTable<JobCause>
        label="Causes"
        columns={columns}
        rows={causes}
        getRowId={({ causeKey }) => causeKey}
        maxHeight={240}
      />
    </details>
  );
}
