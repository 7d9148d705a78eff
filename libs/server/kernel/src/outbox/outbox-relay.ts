import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type Job, JobQueue } from '../jobs/job-queue.port';
import { OUTGOING_TERMS, type OutgoingTerms } from '../outgoing/outgoing.terms';
import { outboxBatchSize, outboxKeepDays, redeliverAfterSeconds } from './outbox.constants';
import { Subscriptions } from './subscriptions';

/** What a delivery's job carries. */
export interface DeliveryJobData {
  eventId: string;
}

interface DeliveryKey {
  event_id: string;
  subscriber: string;
}

const pickEvents = `
  SELECT id, type FROM outbox_events WHERE relayed_at IS NULL
  ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;

const addDeliveries = `
  INSERT INTO event_deliveries (event_id, subscriber)
  SELECT event_id, subscriber FROM unnest($1::uuid[], $2::text[]) AS pair (event_id, subscriber)
  ON CONFLICT DO NOTHING`;

const pickOpen = `
  SELECT event_id, subscriber FROM event_deliveries
  WHERE handled_at IS NULL AND parked_at IS NULL AND waits_for IS NULL
    AND (enqueued_at IS NULL OR enqueued_at < now() - make_interval(secs => $1))
  ORDER BY event_id LIMIT $2 FOR UPDATE SKIP LOCKED`;

/**
 * Takes the waiting off the deliveries whose target answers again and whose time has come, oldest first; of those that
 * wait for a target that is left alone, off one now and then (every $1 seconds), to go and see: each time another one,
 * lest one that brings the target down keeps all from finding it up.
 */
const release = `
  WITH probed AS (
    UPDATE outgoing_targets SET retry_at = now() + make_interval(secs => $1)
    WHERE opened_at IS NOT NULL AND retry_at <= now() RETURNING name),
  due AS (
    SELECT oldest.event_id, oldest.subscriber FROM probed CROSS JOIN LATERAL (
      SELECT event_id, subscriber FROM event_deliveries
      WHERE waits_for = probed.name AND handled_at IS NULL AND parked_at IS NULL
      ORDER BY waits_until, event_id LIMIT 1) oldest
    UNION ALL (
      SELECT d.event_id, d.subscriber FROM event_deliveries d
      WHERE d.waits_for IS NOT NULL AND d.waits_until <= now() AND d.handled_at IS NULL AND d.parked_at IS NULL
        AND NOT EXISTS (SELECT FROM outgoing_targets t WHERE t.name = d.waits_for AND t.opened_at IS NOT NULL)
      ORDER BY d.event_id LIMIT $2))
  UPDATE event_deliveries d SET waits_for = NULL, waits_until = NULL, enqueued_at = NULL
  FROM due WHERE d.event_id = due.event_id AND d.subscriber = due.subscriber`;

const markEnqueued = `
  UPDATE event_deliveries SET enqueued_at = now()
  WHERE (event_id, subscriber) IN (SELECT * FROM unnest($1::uuid[], $2::text[]))`;

const removeOld = `
  WITH old AS (
    SELECT id FROM outbox_events o
    WHERE relayed_at < now() - make_interval(days => $1)
      AND NOT EXISTS (SELECT FROM event_deliveries d WHERE d.event_id = o.id AND d.handled_at IS NULL)
    ORDER BY id LIMIT $2),
  deliveries AS (DELETE FROM event_deliveries WHERE event_id IN (SELECT id FROM old))
  DELETE FROM outbox_events WHERE id IN (SELECT id FROM old)`;

/**
 * Moves committed events from the outbox to the queue, in two steps that each commit: first the deliveries each
 * subscriber owes, then their jobs. A job may start before `handOver` has committed, but never before its delivery
 * exists. Any number of relays may run.
 */
@Injectable()
export class OutboxRelay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queue: JobQueue,
    private readonly subscriptions: Subscriptions,
    @Inject(OUTGOING_TERMS) private readonly terms: OutgoingTerms,
  ) {}

  /** Records what one batch of events owes. @returns how many events it took */
  recordDeliveries(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = await manager.query<{ id: string; type: string }[]>(pickEvents, [outboxBatchSize]);
      if (events.length === 0) return 0;
      const keys = events.flatMap(({ id, type }) =>
        this.subscriptions.subscribersOf(type).map((subscriber) => ({ event_id: id, subscriber })),
      );
      await manager.query(addDeliveries, toColumns(keys));
      const ids = events.map(({ id }) => id);
      await manager.query('UPDATE outbox_events SET relayed_at = now() WHERE id = ANY($1)', [ids]);
      return events.length;
    });
  }

  /**
   * Hands one batch of deliveries to the queue: new ones, and those it has not got handled in time, for instance
   * because it lost its jobs. @returns how many
   */
  handOver(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(release, [this.terms.retrySeconds, outboxBatchSize]);
      const keys = await manager.query<DeliveryKey[]>(pickOpen, [redeliverAfterSeconds, outboxBatchSize]);
      if (keys.length === 0) return 0;
      await this.queue.enqueue(keys.map((key) => this.toJob(key)));
      await manager.query(markEnqueued, toColumns(keys));
      return keys.length;
    });
  }

  async removeHandled(): Promise<void> {
    await this.dataSource.query(removeOld, [outboxKeepDays, outboxBatchSize]);
  }

  /** The time makes a repeated delivery a job of its own, even while the first one still stands in the failed list. */
  private toJob({ event_id: eventId, subscriber }: DeliveryKey): Job<DeliveryJobData> {
    const lane = this.subscriptions.get(subscriber)?.lane ?? 'general';
    return { id: `${eventId}.${subscriber}.${Date.now()}`, name: subscriber, lane, data: { eventId } };
  }
}

function toColumns(keys: readonly DeliveryKey[]): [string[], string[]] {
  return [keys.map(({ event_id: eventId }) => eventId), keys.map(({ subscriber }) => subscriber)];
}
