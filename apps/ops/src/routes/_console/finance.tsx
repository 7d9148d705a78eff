import { financeTable } from '@lyceum/contracts/payments';
import { createFileRoute } from '@tanstack/react-router';
import { FinanceScreen } from '../../features/finance/finance-screen';
import { financeSection } from '../../features/finance/section';
import { tableSearch } from '../../tables/table-address';

export const Route = createFileRoute('/_console/finance')({
  staticData: { section: financeSection },
  validateSearch: tableSearch(financeTable),
  component: FinanceScreen,
});
