import type { JobsOverview } from '@lyceum/contracts/ops';
import { failureTexts } from '@lyceum/shell';
import { ErrorState, RelativeTime } from '@lyceum/ui';
import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { StateBadge } from '../../layout/state-badge';
import { formatCounted } from '../../layout/formats';
import classes from './jobs.module.css';
import { OutgoingTargets } from './outgoing-targets';
import { ScheduledTasks } from './scheduled-tasks';

/** The panel looks again this often, in ms. */
const refreshEvery = 5_000;

/** How the queue, the deliveries and the scheduled tasks stand just now. */
export function JobsOverviewPanel() {
  const answer = trpc.jobs.overview.useQuery(undefined, { refetchInterval: refreshEvery });
  if (answer.data) return <Overview overview={answer.data} />;
  if (answer.error)
    return <ErrorState {...failureTexts(asFailure(answer.error))} onRetry={() => void answer.refetch()} />;
  return <Skeleton height={160} mb="md" />;
}

function Overview({ overview }: { readonly overview: JobsOverview }) {
  const { queue, openDeliveries, unrelayedEvents, oldestOpenAt, parkedDeliveries, targets, tasks } = overview;
  return (
    <div className={classes.overview}>
      <dl className={classes.numbers} aria-label="Queue">
        <Figure label="Waiting" value={queue ? formatCounted(queue.waiting + queue.delayed) : '–'} />
        <Figure label="Running" value={queue ? formatCounted(queue.active) : '–'} />
        <Figure label="Events to hand over" value={formatCounted(unrelayedEvents)} />
        <Figure
          label="Open deliveries"
          value={formatCounted(openDeliveries)}
          note={
            oldestOpenAt && (
              <>
                the oldest <RelativeTime at={oldestOpenAt} />
              </>
            )
          }
        />
        <Figure label="Parked" value={formatCounted(parkedDeliveries)} isBad={parkedDeliveries > 0} />
      </dl>
      {!queue && <StateBadge tone="bad">The queue does not answer</StateBadge>}
      {targets.length > 0 && <OutgoingTargets targets={targets} />}
      <ScheduledTasks tasks={tasks} />
    </div>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly note?: ReactNode;
  readonly isBad?: boolean;
}

function Figure({ label, value, note, isBad = false }: FigureProps) {
  return (
    <div className={classes.figure} data-bad={isBad || undefined}>
      <dt>{label}</dt>
      <dd>
        {value}
        {note && <span className={classes.note}>{note}</span>}
      </dd>
    </div>
  );
}
