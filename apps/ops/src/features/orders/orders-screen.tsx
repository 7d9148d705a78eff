import { ordersTable } from '@lyceum/contracts/payments';
import { trpc } from '../../app/trpc';
import { TableScreen } from '../../tables/table-screen';

/** All orders. */
export function OrdersScreen() {
  return (
    <TableScreen
      table={ordersTable}
      list={trpc.orders.list}
      labelOf={({ item }) => item ?? ''}
      pathOf={({ id }) => `/orders/${id}`}
      empty={{
        title: 'No orders yet',
        description: 'What somebody buys stands here with all that happened to it.',
      }}
    />
  );
}
