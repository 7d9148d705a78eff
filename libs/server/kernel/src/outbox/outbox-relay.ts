import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Job, JobQueue } from '../jobs/job-queue.port';
import { outboxBatchSize, outboxKeepDays, redeliverAfterSeconds } from './outbox.constants';
import { Subscriptions } from './subscriptions';

/** What a delivery's job carries. */
export interface DeliveryJobData {
  eventId: string;
}

interface DeliveryRow {
  event_id: string;
  subscriber: string;
  enqueued_at: Date;
}

const pickEvents = `
  SELECT id, type FROM outbox_events WHERE relayed_at IS NULL
  ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;

const addDeliveries = `
  INSERT INTO event_deliveries (event_id, subscriber, enqueued_at)
  SELECT event_id, subscriber, clock_timestamp() FROM unnest($1::uuid[], $2::text[]) AS pair (event_id, subscriber)
  ON CONFLICT DO NOTHING
  RETURNING event_id, subscriber, enqueued_at`;

const pickOverdue = `
  UPDATE event_deliveries SET enqueued_at = clock_timestamp()
  WHERE (event_id, subscriber) IN (
    SELECT event_id, subscriber FROM event_deliveries
    WHERE handled_at IS NULL AND parked_at IS NULL AND enqueued_at < now() - make_interval(secs => $1)
    ORDER BY enqueued_at LIMIT $2 FOR UPDATE SKIP LOCKED)
  RETURNING event_id, subscriber, enqueued_at`;

const removeOld = `
  WITH old AS (
    SELECT id FROM outbox_events o
    WHERE relayed_at < now() - make_interval(days => $1)
      AND NOT EXISTS (SELECT FROM event_deliveries d WHERE d.event_id = o.id AND d.handled_at IS NULL)
    ORDER BY id LIMIT $2),
  deliveries AS (DELETE FROM event_deliveries WHERE event_id IN (SELECT id FROM old))
  DELETE FROM outbox_events WHERE id IN (SELECT id FROM old)`;

/** Moves committed events from the outbox to the queue, one delivery a subscriber. Any number of relays may run. */
@Injectable()
export class OutboxRelay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly subscriptions: Subscriptions,
  ) {}

  /** Relays one batch. @returns how many events it took; less than a full batch means the outbox is empty */
  relayBatch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = (await manager.query(pickEvents, [outboxBatchSize])) as { id: string; type: string }[];
      if (events.length === 0) return 0;
      await this.queue.enqueue((await this.recordDeliveries(manager, events)).map(toJob));
      await manager.query('UPDATE outbox_events SET relayed_at = now() WHERE id = ANY($1)', [
        events.map(({ id }) => id),
      ]);
      return events.length;
    });
  }

  /** Hands over again what the queue has not got handled in time, e.g. because it lost its jobs. */
  redeliverOverdue(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const [rows] = (await manager.query(pickOverdue, [redeliverAfterSeconds, outboxBatchSize])) as [
        DeliveryRow[],
      ];
      await this.queue.enqueue(rows.map(toJob));
      return rows.length;
    });
  }

  async removeHandled(): Promise<void> {
    await this.dataSource.query(removeOld, [outboxKeepDays, outboxBatchSize]);
  }

  private recordDeliveries(
    manager: EntityManager,
    events: { id: string; type: string }[],
  ): Promise<DeliveryRow[]> {
    const pairs = events.flatMap(({ id, type }) =>
      this.subscriptions.subscribersOf(type).map((subscriber) => ({ id, subscriber })),
    );
    const parameters = [pairs.map(({ id }) => id), pairs.map(({ subscriber }) => subscriber)];
    return manager.query(addDeliveries, parameters);
  }
}

/** The time makes a repeated delivery a job of its own, even while the first one still stands in the failed list. */
function toJob(delivery: DeliveryRow): Job<DeliveryJobData> {
  const { event_id: eventId, subscriber, enqueued_at: enqueuedAt } = delivery;
  return { id: `${eventId}.${subscriber}.${enqueuedAt.getTime()}`, name: subscriber, data: { eventId } };
}
