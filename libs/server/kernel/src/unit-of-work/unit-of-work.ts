import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditEntry } from '../audit/audit-entry.entity';
import type { AuditRecord } from '../audit/audit-record';
import type { EventDefinition, EventPayload } from '../outbox/event';
import { OutboxEvent } from '../outbox/outbox-event.entity';
import { outboxChannel } from '../outbox/outbox.constants';
import type { Transaction } from './transaction';

type PendingEvent = Pick<OutboxEvent, 'type' | 'payload'>;

class OpenTransaction implements Transaction {
  readonly events: PendingEvent[] = [];
  readonly auditRecords: AuditRecord[] = [];

  constructor(readonly manager: EntityManager) {}

  raise<Definition extends EventDefinition>(definition: Definition, payload: EventPayload<Definition>): void {
    this.events.push({ type: definition.type, payload: definition.schema.parse(payload) });
  }

  audit(record: AuditRecord): void {
    this.auditRecords.push(record);
  }
}

/** Opens the transactions of services. */
@Injectable()
export class UnitOfWork {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Runs `work` in one transaction and commits its writes, events and audit rows together.
   * Anything thrown rolls all of it back and is thrown on.
   */
  run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      const transaction = new OpenTransaction(manager);
      const result = await work(transaction);
      await this.write(transaction);
      return result;
    });
  }

  private async write({ manager, events, auditRecords }: OpenTransaction): Promise<void> {
    if (auditRecords.length > 0) await manager.insert(AuditEntry, auditRecords);
    if (events.length === 0) return;
    await manager.insert(OutboxEvent, events);
    // PostgreSQL delivers the notification when the transaction commits, never before.
    await manager.query('SELECT pg_notify($1, $2)', [outboxChannel, '']);
  }
}
