import { commonErrors } from '@lyceum/contracts/common';
import { auditEntryIdSchema, auditTable, tableRowSchema } from '@lyceum/contracts/ops';
import {
  createOpsRouter,
  DomainError,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';

/** The console's calls about the audit log. */
export function createAuditRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const entrySchema = tableRowSchema(auditTable);
  return createOpsRouter({
    list: tableProcedure(auditTable, tables),
    get: requires(auditTable.requires).query(auditEntryIdSchema, entrySchema, async (actor, { id }) => {
      const { rows } = await tables.pageOf(
        actor,
        auditTable,
        { search: '', filters: {}, sortBy: 'createdAt', direction: 'desc', limit: 1 },
        { requires: auditTable.requires, condition: (bind) => `e.id = ${bind(id)}` },
      );
      const [entry] = rows;
      if (!entry) throw new DomainError(commonErrors.NOT_FOUND);
      return entry;
    }),
  });
}
