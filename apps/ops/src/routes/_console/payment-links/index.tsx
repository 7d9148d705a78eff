import { paymentLinksTable } from '@lyceum/contracts/payments';
import { createFileRoute } from '@tanstack/react-router';
import { PaymentLinksScreen } from '../../../features/payment-links/payment-links-screen';
import { paymentLinksSection } from '../../../features/payment-links/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/payment-links/')({
  staticData: { section: paymentLinksSection },
  validateSearch: tableSearch(paymentLinksTable),
  component: PaymentLinksScreen,
});
