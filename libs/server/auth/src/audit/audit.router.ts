import { auditTable } from '@lyceum/contracts/ops';
import { createOpsRouter, type ServiceFinder, tableProcedure, TableReader } from '@lyceum/kernel';

/** The console's call about the audit log. */
export function createAuditRouter(get: ServiceFinder) {
  return createOpsRouter({ list: tableProcedure(auditTable, get(TableReader)) });
}
