import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { currentOrigin } from '../audit/request-origin';
import type { AuditRecord } from '../audit/audit-record';
import type { EndedRights, EventDefinition, EventPayload } from './event';
import { EventSignal } from '../sql/event-signal';
import { currentWork } from '../outgoing/work-context';
import { isLostToAnother } from '../sql/lost-to-another';
import { ManagerStatements } from '../sql/manager-statements';
import { statement, type Values } from '../sql/statement';
import { AfterCommit } from './after-commit';
import type { Transaction } from './transaction';
import { takeTurnsQuery } from './turns';

interface PendingEvent {
  readonly type: string;
  readonly payload: object;
}

const raiseEvents = statement(
  'kernel.raise-events',
  'INSERT INTO outbox_events (type, payload) SELECT * FROM unnest($types::text[], $payloads::jsonb[])',
);

/** In the order in which they were noted. */
const writeAudit = statement(
  'kernel.write-audit',
  `INSERT INTO audit_entries (actor_id, action, target_type, target_id, before, after, request_id, address)
   SELECT actor_id, action, target_type, target_id, before, after, $requestId::text, $address::text
   FROM unnest($actorIds::uuid[], $actions::text[], $targetTypes::text[], $targetIds::text[], $befores::jsonb[], $afters::jsonb[])
     AS noted (actor_id, action, target_type, target_id, before, after)`,
);

/** How often what PostgreSQL has ended in favour of another transaction is done again. */
const timesAgain = 2;

/** Before it is, in ms, and up to as much again: the other one, which waited, is to get the row first. */
const pauseMilliseconds = 25;

type WriteInTurn<Item = unknown> = (items: readonly Item[], transaction: Transaction) => Promise<void>;

class OpenTransaction extends ManagerStatements implements Transaction {
  readonly events: PendingEvent[] = [];
  readonly auditRecords: AuditRecord[] = [];
  readonly endedRights: EndedRights[] = [];
  readonly followers = new Map<string, () => Promise<void> | void>();
  private readonly turns = new Set<string>();
  private readonly inTurn: { items: unknown[]; write: WriteInTurn }[] = [];

  raise<Definition extends EventDefinition>(definition: Definition, payload: EventPayload<Definition>): void {
    const checked = definition.schema.parse(payload) as EventPayload<Definition>;
    this.events.push({ type: definition.type, payload: checked });
    if (definition.endsRights) this.endedRights.push(definition.endsRights(checked));
  }

  writeInTurn<Item>(keys: string | readonly string[], item: Item, write: WriteInTurn<Item>): void {
    for (const key of [keys].flat()) this.turns.add(key);
    const last = this.inTurn.at(-1);
    if (last?.write === (write as WriteInTurn)) last.items.push(item);
    else this.inTurn.push({ items: [item], write: write as WriteInTurn });
  }

  /** Does what was to be written in turn, in the order in which it was asked for. */
  async takeTurns(): Promise<void> {
    if (this.inTurn.length === 0) return;
    await this.count(takeTurnsQuery, { keys: [...this.turns] });
    for (const { items, write } of this.inTurn) await write(items, this);
  }

  afterCommit(key: string, work: () => Promise<void> | void): void {
    this.followers.set(key, work);
  }

  audit(record: AuditRecord): void {
    this.auditRecords.push(record);
  }
}

/** What was noted as the statement takes it. From where it came is the same for all rows a request writes; services need not say it. */
function auditValues(records: readonly AuditRecord[]): Values {
  const origin = currentOrigin();
  const jsonOf = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));
  return {
    requestId: origin?.requestId ?? null,
    address: origin?.address ?? null,
    actorIds: records.map(({ actorId }) => actorId),
    actions: records.map(({ action }) => action),
    targetTypes: records.map(({ targetType }) => targetType),
    targetIds: records.map(({ targetId }) => targetId),
    befores: records.map(({ before }) => jsonOf(before)),
    afters: records.map(({ after }) => jsonOf(after)),
  };
}

/** Opens the transactions of services. */
@Injectable()
export class UnitOfWork {
  private readonly listeners: ((ended: EndedRights) => void)[] = [];

  constructor(
    private readonly dataSource: DataSource,
    private readonly signal: EventSignal,
    private readonly afterCommit: AfterCommit,
  ) {}

  /**
   * Runs `work` in one transaction and commits its writes, events and audit rows together.
   * Anything thrown rolls all of it back and is thrown on. What PostgreSQL ends in favour of another transaction (a deadlock)
   * is done again up to twice, so `work` changes nothing but through its transaction; what follows, follows the commit that stood.
   * @throws Error within a delivery, which has a transaction: a second one would wait for the first one's rows for good
   */
  async run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    if (currentWork() === 'delivery') throw new Error('A delivery writes in the transaction it is given');
    const [result, transaction] = await this.commit(work, timesAgain);
    this.follow(transaction);
    return result;
  }

  /** Calls back as soon as an event is committed by which somebody may have lost a right. */
  onEndedRights(listener: (ended: EndedRights) => void): void {
    this.listeners.push(listener);
  }

  private async commit<Result>(
    work: (transaction: Transaction) => Promise<Result>,
    again: number,
  ): Promise<[Result, OpenTransaction]> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        const transaction = new OpenTransaction(manager);
        const result = await work(transaction);
        await transaction.takeTurns();
        await this.write(transaction);
        return [result, transaction];
      });
    } catch (error) {
      if (again === 0 || !isLostToAnother(error)) throw error;
      await setTimeout(pauseMilliseconds * (1 + Math.random()));
      return this.commit(work, again - 1);
    }
  }

  private follow({ events, endedRights, followers }: OpenTransaction): void {
    for (const rights of endedRights) for (const listener of this.listeners) listener(rights);
    if (events.length > 0) this.signal.raised();
    for (const { type, payload } of events)
      this.afterCommit.raised({ type }, payload as Record<string, unknown>);
    for (const work of followers.values()) this.afterCommit.run(work);
  }

  private async write(transaction: OpenTransaction): Promise<void> {
    const { events, auditRecords } = transaction;
    if (auditRecords.length > 0) await transaction.count(writeAudit, auditValues(auditRecords));
    if (events.length === 0) return;
    await transaction.count(raiseEvents, {
      types: events.map(({ type }) => type),
      payloads: events.map(({ payload }) => JSON.stringify(payload)),
    });
  }
}
