import {
  ordersTable,
  refundOrderSchema,
  staffOrderIdSchema,
  staffOrderSchema,
} from '@lyceum/contracts/payments';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { OrderDeskService } from './order-desk.service';

/** The console's calls about orders. */
export function createOrdersRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const desk = get(OrderDeskService);
  return createOpsRouter({
    list: tableProcedure(ordersTable, tables),
    get: requires('order.oversee').query(staffOrderIdSchema, staffOrderSchema, (actor, input) =>
      desk.get(actor, input),
    ),
    refund: requires('order.refund').mutation(refundOrderSchema, staffOrderSchema, (actor, input) =>
      desk.refund(actor, input),
    ),
    history: historyProcedure(tables, {
      targetType: 'order',
      requires: 'order.oversee',
      get: (actor, id) => desk.get(actor, { id }),
    }),
  });
}
