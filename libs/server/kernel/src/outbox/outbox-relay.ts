import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OUTGOING_TERMS, type OutgoingTerms } from '../outgoing/outgoing.terms';
import { ManagerStatements } from '../sql/manager-statements';
import { PreparedQueries } from '../sql/prepared-queries';
import { statement } from '../sql/statement';
import { dueSubscribersQuery, parkUnknownQuery, releaseQuery } from './delivery.statements';
import { outboxBatchSize, outboxKeepDays, unknownAfterSeconds } from './outbox.constants';
import { Subscriptions } from './subscriptions';

/** Takes up to `limit` events for which nobody has recorded deliveries; nobody else sees them until this commits. */
const pickEvents = statement<{ id: string; type: string; payload: unknown }>(
  'kernel.pick-events',
  `SELECT id, type, payload FROM outbox_events WHERE relayed_at IS NULL
  ORDER BY id LIMIT $limit FOR UPDATE SKIP LOCKED`,
);

/** Records the pairs `eventIds`, `subscribers` as deliveries, and of the events `events` that this is done. */
const record = statement(
  'kernel.record-deliveries',
  `WITH deliveries AS (
    INSERT INTO event_deliveries (event_id, subscriber) SELECT * FROM unnest($eventIds::uuid[], $subscribers::text[])
    ON CONFLICT DO NOTHING)
  UPDATE outbox_events SET relayed_at = now() WHERE id = ANY($events)`,
);

const removeOld = statement(
  'kernel.remove-old-events',
  `WITH old AS (
    SELECT id FROM outbox_events o
    WHERE relayed_at < now() - make_interval(days => $days)
      AND NOT EXISTS (SELECT FROM event_deliveries d WHERE d.event_id = o.id AND d.handled_at IS NULL)
    ORDER BY id LIMIT $limit),
  deliveries AS (DELETE FROM event_deliveries WHERE event_id IN (SELECT id FROM old))
  DELETE FROM outbox_events WHERE id IN (SELECT id FROM old)`,
);

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
      const transaction = new ManagerStatements(manager);
      const events = await transaction.rows(pickEvents, { limit: outboxBatchSize });
      if (events.length === 0) return 0;
      const keys = events.flatMap((event) =>
        this.subscriptions.subscribersOf(event).map((subscriber) => ({ id: event.id, subscriber })),
      );
      await transaction.count(record, {
        events: events.map(({ id }) => id),
        eventIds: keys.map(({ id }) => id),
        subscribers: keys.map(({ subscriber }) => subscriber),
      });
      return events.length;
    });
  }

  /** Names of the subscribers for whom something is due. */
  async due(): Promise<ReadonlySet<string>> {
    const { retrySeconds } = this.terms;
    await this.queries.count(releaseQuery, { retrySeconds, limit: outboxBatchSize });
    const rows = await this.queries.rows(dueSubscribersQuery, { subscribers: this.subscriptions.names });
    return new Set(rows.map(({ name }) => name));
  }

  /** Parks what nobody will ever take, and removes what is handled and old. */
  async tidy(): Promise<void> {
    const { names: subscribers } = this.subscriptions;
    await this.queries.count(parkUnknownQuery, { subscribers, seconds: unknownAfterSeconds });
    await this.queries.count(removeOld, { days: outboxKeepDays, limit: outboxBatchSize });
  }
}
