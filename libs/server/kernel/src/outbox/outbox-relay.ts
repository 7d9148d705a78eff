import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OUTGOING_TERMS, type OutgoingTerms } from '../outgoing/outgoing.terms';
import { PreparedQueries } from '../sql/prepared-queries';
import { dueSubscribersQuery, parkUnknownQuery, releaseQuery } from './delivery.statements';
import { outboxBatchSize, outboxKeepDays, unknownAfterSeconds } from './outbox.constants';
import { Subscriptions } from './subscriptions';

/** Takes up to $1 events for which nobody has recorded deliveries; nobody else sees them until this commits. */
const pickEvents = `
  SELECT id, type, payload FROM outbox_events WHERE relayed_at IS NULL
  ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`;

/** Records the pairs $2, $3 as deliveries, and of the events $1 that this is done. */
const record = `
  WITH deliveries AS (
    INSERT INTO event_deliveries (event_id, subscriber) SELECT * FROM unnest($2::uuid[], $3::text[])
    ON CONFLICT DO NOTHING)
  UPDATE outbox_events SET relayed_at = now() WHERE id = ANY($1)`;

const removeOld = `
  WITH old AS (
    SELECT id FROM outbox_events o
    WHERE relayed_at < now() - make_interval(days => $1)
      AND NOT EXISTS (SELECT FROM event_deliveries d WHERE d.event_id = o.id AND d.handled_at IS NULL)
    ORDER BY id LIMIT $2),
  deliveries AS (DELETE FROM event_deliveries WHERE event_id IN (SELECT id FROM old))
  DELETE FROM outbox_events WHERE id IN (SELECT id FROM old)`;

/** Records what subscribers owe each event, and knows which of them have something to do. Any number may run. */
@Injectable()
export class OutboxRelay {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: PreparedQueries,
    private readonly subscriptions: Subscriptions,
    @Inject(OUTGOING_TERMS) private readonly terms: OutgoingTerms,
  ) {}

  /** Records what one batch of events owes. @returns how many events it took */
  recordDeliveries(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = await manager.query<{ id: string; type: string; payload: unknown }[]>(pickEvents, [
        outboxBatchSize,
      ]);
      if (events.length === 0) return 0;
      const keys = events.flatMap((event) =>
        this.subscriptions.subscribersOf(event).map((subscriber) => ({ id: event.id, subscriber })),
      );
      await manager.query(record, [
        events.map(({ id }) => id),
        keys.map(({ id }) => id),
        keys.map(({ subscriber }) => subscriber),
      ]);
      return events.length;
    });
  }

  /** Names of the subscribers for whom something is due. */
  async due(): Promise<ReadonlySet<string>> {
    await this.queries.rows(releaseQuery, [this.terms.retrySeconds, outboxBatchSize]);
    const rows = await this.queries.rows<{ name: string }>(dueSubscribersQuery, [this.subscriptions.names]);
    return new Set(rows.map(({ name }) => name));
  }

  /** Parks what nobody will ever take, and removes what is handled and old. */
  async tidy(): Promise<void> {
    await this.queries.rows(parkUnknownQuery, [this.subscriptions.names, unknownAfterSeconds]);
    await this.dataSource.query(removeOld, [outboxKeepDays, outboxBatchSize]);
  }
}
