import { Injectable } from '@nestjs/common';
import { parkedJobsTable } from '@lyceum/contracts/ops';
import { causeKey } from './operations.statements';
import { ConsoleTable, type TableProvider, type TableSource } from '../tables/table-source';

/** Where the parked jobs of the console come from. */
@Injectable()
@ConsoleTable()
export class ParkedJobsTableSource implements TableProvider {
  readonly source: TableSource<typeof parkedJobsTable> = {
    table: parkedJobsTable,
    from: `(SELECT * FROM event_deliveries WHERE parked_at IS NOT NULL) d JOIN outbox_events e ON e.id = d.event_id`,
    id: 'd.parked_id',
    columns: {
      subscriber: 'd.subscriber',
      eventType: 'e.type',
      cause: 'd.parked_reason',
      causeKey: causeKey('d.subscriber', 'd.parked_reason'),
      tries: 'd.tries',
      parkedAt: 'd.parked_at',
      occurredAt: 'e.occurred_at',
      eventId: 'd.event_id',
    },
    notNull: ['parkedAt'],
    searchText: `lower(d.subscriber || ' ' || e.type || ' ' || d.parked_reason)`,
  };
}
