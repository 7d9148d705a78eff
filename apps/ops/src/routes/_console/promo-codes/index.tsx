import { promoCodesTable } from '@lyceum/contracts/payments';
import { createFileRoute } from '@tanstack/react-router';
import { PromoCodesScreen } from '../../../features/promo-codes/promo-codes-screen';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/promo-codes/')({
  validateSearch: tableSearch(promoCodesTable),
  component: PromoCodesScreen,
});
