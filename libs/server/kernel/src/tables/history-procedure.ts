import { auditTable, recordHistorySchema, tablePageSchema } from '@lyceum/contracts/ops';
import type { Permission } from '@lyceum/contracts/permissions';
import type { Actor } from '../actor/actor';
import { requires } from '../trpc/trpc';
import type { TableReader } from './table-reader';

/** A kind of record whose changes the audit log keeps. */
interface AuditedRecord {
  /** Its `targetType` in the log: 'promoCode'. */
  readonly targetType: string;
  /** The right by which one sees such records. */
  readonly requires: Permission;
  /** Reads one for its page. @throws DomainError for a record the caller may not see */
  readonly get: (actor: Actor, id: string) => Promise<unknown>;
}

/** The call `history` of a console record: what was done to it, newest first, for whoever may see it (checklist line 238). */
export function historyProcedure(reader: TableReader, { targetType, requires: right, get }: AuditedRecord) {
  const pageSchema = tablePageSchema(auditTable);
  return requires(right).query(recordHistorySchema, pageSchema, async (actor, { id, ...page }) => {
    await get(actor, id);
    const query = { search: '', filters: {}, sortBy: 'createdAt', direction: 'desc', ...page } as const;
    return reader.pageOf(actor, auditTable, query, {
      requires: right,
      condition: (bind) => `e.target_type = ${bind(targetType)} AND e.target_id = ${bind(id)}`,
    });
  });
}
