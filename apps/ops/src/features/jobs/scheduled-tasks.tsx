import type { JobsOverview } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { DataTable, type DataTableColumn, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { formatNumber } from '../../layout/formats';
import classes from './jobs.module.css';

type Task = JobsOverview['tasks'][number];

const columns: readonly DataTableColumn<Task>[] = [
  { key: 'name', title: 'Task', render: ({ name }) => name },
  {
    key: 'state',
    title: 'Last run',
    render: (task) => <LastRun task={task} />,
  },
  { key: 'lastStartedAt', title: 'Began', hideBelow: 'sm', render: (task) => timeOf(task.lastStartedAt) },
  { key: 'nextRunAt', title: 'Next run', render: (task) => timeOf(task.nextRunAt) },
  {
    key: 'everyMinutes',
    title: 'Every',
    align: 'end',
    hideBelow: 'md',
    render: ({ everyMinutes }) => `${formatNumber(everyMinutes)} min`,
  },
];

/** Work that comes round by the clock. */
export function ScheduledTasks({ tasks }: { readonly tasks: readonly Task[] }) {
  const mayRun = useMay()('job.retry');
  const failed = tasks.filter(({ lastFailure }) => lastFailure !== null).length;
  return (
    <details className={classes.tasks} open={failed > 0}>
      <summary className={classes.summary}>
        Scheduled tasks: {tasks.length}
        {failed > 0 && `, ${failed} failed`}
      </summary>
      <DataTable<Task>
        label="Scheduled tasks"
        columns={columns}
        rows={tasks}
        getRowId={({ name }) => name}
        {...(mayRun && { rowActions: (task: Task) => <RunNow task={task} /> })}
        maxHeight={360}
      />
    </details>
  );
}

function RunNow({ task: { name, isRunning } }: { readonly task: Task }) {
  const run = trpc.jobs.runTask.useMutation({
    onSuccess: () => toast.success(`${name} runs within seconds.`),
    onError: (error) =>
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not begun. Please try again.'),
  });
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      aria-label={`Run now: ${name}`}
      loading={run.isPending}
      disabled={isRunning}
      onClick={() => run.mutate({ name })}
    >
      Run now
    </Button>
  );
}

function LastRun({
  task: { lastStartedAt, lastFinishedAt, lastFailure, isRunning },
}: {
  readonly task: Task;
}) {
  if (isRunning) return <StateBadge tone="waiting">Running</StateBadge>;
  if (lastFailure !== null)
    return (
      <>
        <StateBadge tone="bad">Failed</StateBadge> <span className={classes.cause}>{lastFailure}</span>
      </>
    );
  if (lastStartedAt === null) return <StateBadge tone="off">Not yet</StateBadge>;
  const wasCutOff = lastFinishedAt === null || lastFinishedAt < lastStartedAt;
  return wasCutOff ? <StateBadge tone="bad">Cut off</StateBadge> : <StateBadge tone="good">Done</StateBadge>;
}

function timeOf(at: string | null) {
  return at === null ? '–' : <TimeValue at={at} />;
}
