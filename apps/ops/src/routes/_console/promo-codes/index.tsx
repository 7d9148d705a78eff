import { promoCodesTable } from '@lyceum/contracts/payments';
import { createFileRoute } from '@tanstack/react-router';
import { PromoCodesScreen } from '../../../features/promo-codes/promo-codes-screen';
import { promoCodesSection } from '../../../features/promo-codes/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/promo-codes/')({
  staticData: { section: promoCodesSection },
  validateSearch: tableSearch(promoCodesTable),
  component: PromoCodesScreen,
});
