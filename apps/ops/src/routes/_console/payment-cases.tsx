import { paymentCasesTable } from '@lyceum/contracts/payments';
import { createFileRoute } from '@tanstack/react-router';
import { PaymentCasesScreen } from '../../features/payment-cases/payment-cases-screen';
import { paymentCasesSection } from '../../features/payment-cases/section';
import { beginsAt } from '../../tables/begin-list';
import { tableSearch } from '../../tables/table-address';

export const Route = createFileRoute('/_console/payment-cases')({
  staticData: { section: paymentCasesSection },
  validateSearch: tableSearch(paymentCasesTable),
  beforeLoad: beginsAt(paymentCasesSection),
  component: PaymentCasesScreen,
});
