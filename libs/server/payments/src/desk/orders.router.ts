import {
  cancelOrderByStaffSchema,
  ordersTable,
  recordPaymentSchema,
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
import { InvoiceDeskService } from '../invoices/invoice-desk.service';
import { z } from 'zod';
import { OrderDeskService } from './order-desk.service';

/** The console's calls about orders. */
export function createOrdersRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const desk = get(OrderDeskService);
  const invoices = get(InvoiceDeskService);
  return createOpsRouter({
    list: tableProcedure(ordersTable, tables),
    get: requires('order.oversee').query(staffOrderIdSchema, staffOrderSchema, (actor, input) =>
      desk.get(actor, input),
    ),
    refund: requires('order.refund').mutation(refundOrderSchema, staffOrderSchema, (actor, input) =>
      desk.refund(actor, input),
    ),
    sendReceipt: requires('order.refund').mutation(staffOrderIdSchema, z.void(), (actor, input) =>
      desk.sendReceipt(actor, input),
    ),
    recordPayment: requires('order.refund').mutation(
      recordPaymentSchema,
      staffOrderSchema,
      async (actor, input) => {
        await invoices.record(actor, input);
        return desk.get(actor, { id: input.id });
      },
    ),
    cancel: requires('order.refund').mutation(
      cancelOrderByStaffSchema,
      staffOrderSchema,
      async (actor, input) => {
        await invoices.cancel(actor, input);
        return desk.get(actor, { id: input.id });
      },
    ),
    history: historyProcedure(tables, {
      targetType: 'order',
      requires: 'order.oversee',
      get: (actor, id) => desk.get(actor, { id }),
    }),
  });
}
