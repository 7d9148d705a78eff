import { ordersTable } from '@lyceum/contracts/payments';
import { createFileRoute } from '@tanstack/react-router';
import { OrdersScreen } from '../../../features/orders/orders-screen';
import { ordersSection } from '../../../features/orders/section';
import { tableSearch } from '../../../tables/table-address';

export const Route = createFileRoute('/_console/orders/')({
  staticData: { section: ordersSection },
  validateSearch: tableSearch(ordersTable),
  component: OrdersScreen,
});
