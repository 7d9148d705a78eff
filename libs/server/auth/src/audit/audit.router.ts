import { auditTable } from '@lyceum/contracts';
import { createOpsRouter, tableProcedure, type TableReader } from '@lyceum/kernel';

/** The console's call about the audit log. */
export function createAuditRouter(tables: TableReader) {
  return createOpsRouter({ list: tableProcedure(auditTable, tables) });
}
