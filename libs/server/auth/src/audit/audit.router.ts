import { commonErrors } from '@lyceum/contracts/common';
import { auditEntryIdSchema, auditEntrySchema, auditTable } from '@lyceum/contracts/ops';
import {
  createOpsRouter,
  DomainError,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { AuditNames } from './audit-names';

/** The console's calls about the audit log. */
export function createAuditRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const names = get(AuditNames);
  return createOpsRouter({
    list: tableProcedure(auditTable, tables),
    get: requires(auditTable.requires).query(auditEntryIdSchema, auditEntrySchema, async (actor, { id }) => {
      const { rows } = await tables.pageOf(
        actor,
        auditTable,
        { search: '', filters: {}, sortBy: 'createdAt', direction: 'desc', limit: 1 },
        { requires: auditTable.requires, condition: (bind) => `e.id = ${bind(id)}` },
      );
      const [entry] = rows;
      if (!entry) throw new DomainError(commonErrors.NOT_FOUND);
      return { ...entry, names: await names.of([entry.before, entry.after]) };
    }),
  });
}
