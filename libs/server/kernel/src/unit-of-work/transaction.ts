import type { EntityManager } from 'typeorm';
import type { AuditRecord } from '../audit/audit-record';
import type { EventDefinition, EventPayload } from './event';
import type { StatementRunner } from '../sql/statement-runner';

/** One transaction of a service: its writes, the events it raises and its audit rows commit together or not at all. */
export interface Transaction extends StatementRunner {
  /** TypeORM's manager bound to the transaction. */
  readonly manager: EntityManager;
  /** Queues an event for the outbox; it exists once the transaction commits. */
  raise<Definition extends EventDefinition>(definition: Definition, payload: EventPayload<Definition>): void;
  /**
   * Has something written at the end of the transaction, while no other one writes in the turns of the same keys. All turns
   * are taken at once and in one order, so that nobody who writes this way ends in a deadlock with another.
   * What follows one another with the same `write` is written by one call of it.
   * @param keys of what is written, with its domain's name: `notifications <user id>`
   */
  writeInTurn<Item>(
    keys: string | readonly string[],
    item: Item,
    write: (items: readonly Item[], transaction: Transaction) => Promise<void>,
  ): void;
  /**
   * Has something done once the transaction has committed: not at all where it does not, or where the process ends.
   * @param key of what is the same: it is done once
   */
  afterCommit(key: string, work: () => Promise<void> | void): void;
  /** Queues a row of the audit log (who, what, before and after; the time is the transaction's). */
  audit(record: AuditRecord): void;
}
