import { commonErrors } from '@lyceum/contracts/common';
import { maskData } from '@lyceum/contracts/logging';
import { auditEntryIdSchema, auditTable, tableRowSchema, type TableRow } from '@lyceum/contracts/ops';
import {
  createOpsRouter,
  DomainError,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';

type Entry = TableRow<typeof auditTable>;

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
      return masked(entry);
    }),
  });
}

/** What was changed, without what may not be told of anything that is looked into in full. */
const masked = (entry: Entry): Entry => ({
  ...entry,
  before: maskedJson(entry.before),
  after: maskedJson(entry.after),
});

const maskedJson = (json: string | null): string | null =>
  json === null ? null : JSON.stringify(maskData(JSON.parse(json)));
