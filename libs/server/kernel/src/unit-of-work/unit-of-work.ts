import { Injectable } from '@nestjs/common';
import type { ClientBase, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.entity';
import { currentOrigin } from '../audit/request-origin';
import type { AuditRecord } from '../audit/audit-record';
import type { EndedRights, EventDefinition, EventPayload } from '../outbox/event';
import type { OutboxEvent } from '../outbox/outbox-event.entity';
import { outboxChannel } from '../outbox/outbox.constants';
import type { PreparedQuery } from '../sql/prepared-queries';
import type { Transaction } from './transaction';

type PendingEvent = Pick<OutboxEvent, 'type' | 'payload'>;

/** PostgreSQL delivers the notification when the transaction commits, never before. */
const raiseQuery: PreparedQuery = {
  name: 'kernel.raise-events',
  text: `
    INSERT INTO outbox_events (type, payload) SELECT * FROM unnest($1::text[], $2::jsonb[])
    RETURNING pg_notify('${outboxChannel}', '')`,
};

class OpenTransaction implements Transaction {
  readonly events: PendingEvent[] = [];
  readonly auditRecords: AuditRecord[] = [];
  readonly endedRights: EndedRights[] = [];

  constructor(readonly manager: EntityManager) {}

  async rows<Row extends QueryResultRow>(query: PreparedQuery, values: readonly unknown[]): Promise<Row[]> {
    const client = (await this.manager.queryRunner?.connect()) as ClientBase;
    const { rows } = await client.query<Row>({ ...query, values: [...values] });
    return rows;
  }

  raise<Definition extends EventDefinition>(definition: Definition, payload: EventPayload<Definition>): void {
    const checked = definition.schema.parse(payload) as EventPayload<Definition>;
    this.events.push({ type: definition.type, payload: checked });
    if (definition.endsRights) this.endedRights.push(definition.endsRights(checked));
  }

  audit(record: AuditRecord): void {
    this.auditRecords.push(record);
  }
}

/** From where a change came is the same for all rows a request writes; services need not say it. */
function withOriginOf(record: AuditRecord): AuditRecord & Pick<AuditEntry, 'address'> {
  const { requestId = null, address = null } = currentOrigin() ?? {};
  return { ...record, requestId: record.requestId ?? requestId, address };
}

/** Opens the transactions of services. */
@Injectable()
export class UnitOfWork {
  private readonly listeners: ((ended: EndedRights) => void)[] = [];

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction and commits its writes, events and audit rows together.
   * Anything thrown rolls all of it back and is thrown on.
   */
  async run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    const ended: EndedRights[] = [];
    const result = await this.dataSource.transaction(async (manager) => {
      const transaction = new OpenTransaction(manager);
      const done = await work(transaction);
      await this.write(transaction);
      ended.push(...transaction.endedRights);
      return done;
    });
    for (const rights of ended) for (const listener of this.listeners) listener(rights);
    return result;
  }

  /** Calls back as soon as an event is committed by which somebody may have lost a right. */
  onEndedRights(listener: (ended: EndedRights) => void): void {
    this.listeners.push(listener);
  }

  private async write(transaction: OpenTransaction): Promise<void> {
    const { manager, events, auditRecords } = transaction;
    if (auditRecords.length > 0) await manager.insert(AuditEntry, auditRecords.map(withOriginOf));
    if (events.length === 0) return;
    await transaction.rows(raiseQuery, [
      events.map(({ type }) => type),
      events.map(({ payload }) => JSON.stringify(payload)),
    ]);
  }
}
