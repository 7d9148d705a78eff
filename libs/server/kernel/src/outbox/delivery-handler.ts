import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { describeJobFailure } from '../errors/job-error';
import { type JobAttempt, JobFailedError } from '../jobs/job-queue.port';
import { inWork } from '../outgoing/work-context';
import { waitForTargetHours } from '../outgoing/outgoing.terms';
import { TargetUnavailableError } from '../outgoing/target-unavailable.error';
import type { Transaction } from '../unit-of-work/transaction';
import { UnitOfWork } from '../unit-of-work/unit-of-work';
import { OutboxEvent } from './outbox-event.entity';
import { type Subscription, Subscriptions } from './subscriptions';

const deliveryJobSchema = z.object({ eventId: z.guid() });

const markHandled = `
  UPDATE event_deliveries SET handled_at = now(), parked_at = NULL, parked_reason = NULL,
    waits_for = NULL, waits_until = NULL, waits_since = NULL
  WHERE event_id = $1 AND subscriber = $2 AND handled_at IS NULL`;

/** Counts a failed try; where $4, it was the last one. */
const markFailed = `
  UPDATE event_deliveries SET tries = tries + 1,
    parked_at = CASE WHEN $4 THEN now() ELSE parked_at END, parked_reason = CASE WHEN $4 THEN $3 ELSE parked_reason END,
    parked_id = CASE WHEN $4 THEN coalesce(parked_id, uuidv7()) ELSE parked_id END
  WHERE event_id = $1 AND subscriber = $2 AND handled_at IS NULL`;

/**
 * Has a delivery wait for $3 and look again after $4 seconds: no try is counted, because it is not to blame. Nothing
 * when it has waited for $5 hours already.
 */
const markWaiting = `
  UPDATE event_deliveries SET enqueued_at = NULL, waits_for = $3, waits_until = now() + make_interval(secs => $4),
    waits_since = coalesce(waits_since, now())
  WHERE event_id = $1 AND subscriber = $2 AND handled_at IS NULL AND parked_at IS NULL
    AND (waits_since IS NULL OR waits_since > now() - make_interval(hours => $5))`;

/** The jobs' door for events: runs a delivery's subscriber once and records it, or parks it. */
@Injectable()
export class DeliveryHandler {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** @throws JobFailedError after a failed attempt; the queue decides by its `retry` */
  async handle(job: JobAttempt): Promise<void> {
    const { eventId } = deliveryJobSchema.parse(job.data);
    const subscription = this.subscriptions.get(job.name);
    try {
      if (!subscription) throw new Error(`Nobody in this process subscribes as ${job.name}`);
      await this.unitOfWork.run((transaction) => this.deliver(eventId, subscription, transaction));
    } catch (thrown) {
      if (thrown instanceof TargetUnavailableError && (await this.waits(eventId, job.name, thrown))) return;
      const { retry, reason } = describeJobFailure(thrown, job);
      const isLast = !retry || job.isLastAttempt;
      await this.dataSource.query(markFailed, [eventId, job.name, reason, isLast]);
      throw new JobFailedError(reason, retry, { cause: thrown });
    }
  }

  /** @returns false when it has waited too long */
  private async waits(eventId: string, subscriber: string, thrown: TargetUnavailableError): Promise<boolean> {
    const { target, seconds } = thrown;
    const values = [eventId, subscriber, target, seconds, waitForTargetHours];
    const [, count] = (await this.dataSource.query(markWaiting, values)) as [unknown, number];
    return count > 0;
  }

  private async deliver(
    eventId: string,
    subscription: Subscription,
    transaction: Transaction,
  ): Promise<void> {
    const { manager } = transaction;
    // A second delivery of the same event waits here for the first one's commit and then finds nothing to do.
    const [, marked] = (await manager.query(markHandled, [eventId, subscription.subscriber])) as [
      unknown,
      number,
    ];
    if (marked === 0) return;
    const event = await manager.findOneByOrFail(OutboxEvent, { id: eventId });
    const payload: unknown = subscription.event.schema.parse(event.payload);
    const { id, type, occurredAt } = event;
    // Its own lane, also where an older release has put it into another's queue.
    await inWork(subscription.lane, () =>
      subscription.handle({ id, type, occurredAt, payload }, transaction),
    );
  }
}
