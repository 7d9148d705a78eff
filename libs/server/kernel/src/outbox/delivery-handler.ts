import { Injectable } from '@nestjs/common';
import type { Job } from '../jobs/job-queue.port';
import { jobLeaseSeconds } from '../jobs/jobs.constants';
import { inWork } from '../outgoing/work-context';
import { PreparedQueries } from '../sql/prepared-queries';
import type { Statement } from '../sql/statement';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import {
  claimBatchQuery,
  claimOneQuery,
  type DueRow,
  finishJobQuery,
  startJobQuery,
} from './delivery.statements';
import { DeliveryFailures } from './delivery-failures';
import type { DeliveredEvent } from '../unit-of-work/event';
import { deliveryBatchSize } from './outbox.constants';
import { type Subscription, Subscriptions } from './subscriptions';

/** What was taken, and, where that did not go well, what was thrown; nothing of it stands then. */
interface Attempt {
  readonly rows: readonly DueRow[];
  readonly failure?: { readonly thrown: unknown };
}

/** Runs subscribers: many deliveries in one transaction, or, of work that leaves the database, one outside of any. */
@Injectable()
export class DeliveryHandler {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly subscriptions: Subscriptions,
    private readonly failures: DeliveryFailures,
  ) {}

  /**
   * Handles what is due of one subscriber in one transaction, which is done again where a deadlock ends it. Where something
   * else breaks, each of them is done again by itself, so that one that fails takes no other with it. @returns whether there may be more
   * @throws when nothing could be taken: the database is away
   */
  async handleBatch(subscription: Subscription): Promise<boolean> {
    const { rows, failure } = await this.attempt(subscription, claimBatchQuery, { limit: deliveryBatchSize });
    if (failure && rows.length === 1) await this.fail(subscription, rows, failure.thrown);
    else if (failure) for (const { id } of rows) await this.handleOne(subscription, id);
    return rows.length === deliveryBatchSize;
  }

  /** Does a job outside any transaction and notes how it ended. Nothing where it is done already, or given up. */
  async work(job: Job): Promise<void> {
    const { name, eventId } = job;
    const subscription = this.subscriptions.get(name);
    // Those of a newer release know whose it is.
    if (!subscription) return;
    const values = { subscriber: name, eventId };
    const [row] = await this.queries.rows(startJobQuery, { ...values, seconds: jobLeaseSeconds });
    if (!row) return;
    const kind = subscription.lane ?? 'delivery';
    try {
      await inWork(kind, async () => subscription.handle(eventOf(subscription, row)), `${eventId}.${name}`);
    } catch (thrown) {
      await this.failures.note(job, thrown);
      return;
    }
    await this.queries.count(finishJobQuery, values);
  }

  private async handleOne(subscription: Subscription, eventId: string): Promise<void> {
    const { rows, failure } = await this.attempt(subscription, claimOneQuery, { eventId });
    if (failure) await this.fail(subscription, rows, failure.thrown);
  }

  private async attempt(
    subscription: Subscription,
    claim: Statement<DueRow>,
    which: { readonly limit: number } | { readonly eventId: string },
  ): Promise<Attempt> {
    let rows: DueRow[] = [];
    try {
      await this.unitOfWork.run(async (transaction) => {
        rows = [];
        rows = await transaction.rows(claim, { subscriber: subscription.subscriber, ...which });
        rows.sort((one, other) => (one.id < other.id ? -1 : 1));
        await inWork('delivery', async () => {
          for (const row of rows) await subscription.handle(eventOf(subscription, row), transaction);
        });
      });
      return { rows };
    } catch (thrown) {
      if (rows.length === 0) throw thrown;
      return { rows, failure: { thrown } };
    }
  }

  private async fail(
    { subscriber: name }: Subscription,
    rows: readonly DueRow[],
    thrown: unknown,
  ): Promise<void> {
    for (const { id: eventId } of rows) await this.failures.note({ eventId, name }, thrown);
  }
}

function eventOf(subscription: Subscription, { id, type, occurredAt, payload }: DueRow): DeliveredEvent {
  return { id, type, occurredAt, payload: subscription.event.schema.parse(payload) };
}
