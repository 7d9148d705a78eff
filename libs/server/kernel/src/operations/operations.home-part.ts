import { Injectable } from '@nestjs/common';
import type { HomeAlert, HomeQueue, JobsOverview } from '@lyceum/contracts/ops';
import type { Actor } from '../actor/actor';
import { type HomePart, StandsOnHome, toQueue, type WaitingRow, waitingSince } from '../home/home-part';
import { PreparedQueries } from '../sql/prepared-queries';
import { statement } from '../sql/statement';
import { OperationsService } from './operations.service';

/** An open delivery this old means that work is not keeping up, in ms. */
const backlogAfter = 10 * 60_000;

const path = '/jobs';

const parkedQuery = statement<WaitingRow>(
  'kernel.parked-since',
  waitingSince('FROM event_deliveries WHERE parked_at IS NOT NULL', 'parked_at'),
);

/** Jobs that were given up, and what keeps others from being done. */
@Injectable()
@StandsOnHome()
export class OperationsHomePart implements HomePart {
  readonly requires = 'job.read';
  readonly place = 30;
  readonly title = 'Jobs';

  constructor(
    private readonly operations: OperationsService,
    private readonly queries: PreparedQueries,
  ) {}

  async queue(): Promise<HomeQueue> {
    const [row] = await this.queries.rows(parkedQuery);
    return toQueue(row, { label: 'Jobs given up', path, search: {} });
  }

  async alerts(actor: Actor): Promise<HomeAlert[]> {
    return alertsOf(await this.operations.overview(actor));
  }
}

function alertsOf({ queue, targets, tasks, oldestOpenAt }: JobsOverview): HomeAlert[] {
  const alerts = targets
    .filter(({ openedAt }) => openedAt !== null)
    .map(({ name, lastError }) => ({ title: `${name} does not answer`, detail: lastError, path }));
  if (!queue) alerts.push({ title: 'The queue does not answer', detail: 'No job is handed out.', path });
  if (oldestOpenAt && Date.parse(oldestOpenAt) < Date.now() - backlogAfter)
    alerts.push({
      title: 'Work is piling up',
      detail: 'Something raised more than 10 minutes ago is not done.',
      path,
    });
  for (const { name, lastFailure } of tasks)
    if (lastFailure !== null) alerts.push({ title: `${name} failed`, detail: lastFailure, path });
  return alerts;
}
