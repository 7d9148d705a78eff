import { auditTable } from '@lyceum/contracts/ops';
import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen } from '../../../features/audit/audit-screen';
import { auditSection } from '../../../features/audit/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/audit/')({
  staticData: { section: auditSection },
  validateSearch: tableSearch(auditTable),
  component: AuditScreen,
});
