import { bulkResultSchema } from '@lyceum/contracts/ops';
import {
  createPaymentLinkSchema,
  paymentLinkDetailSchema,
  paymentLinkIdSchema,
  paymentLinkOrdersTable,
  paymentLinksTable,
  setPaymentLinksDisabledSchema,
  updatePaymentLinkSchema,
} from '@lyceum/contracts/payments';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { PaymentLinkService } from './payment-link.service';

/** The console's calls about payment links (checklist line 229). */
export function createPaymentLinksRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const links = get(PaymentLinkService);
  const write = requires('paymentLink.write');
  return createOpsRouter({
    list: tableProcedure(paymentLinksTable, tables),
    orders: tableProcedure(paymentLinkOrdersTable, tables),
    get: requires('paymentLink.read').query(paymentLinkIdSchema, paymentLinkDetailSchema, (actor, input) =>
      links.get(actor, input),
    ),
    history: historyProcedure(tables, {
      targetType: 'paymentLink',
      requires: 'paymentLink.read',
      get: (actor, id) => links.get(actor, { id }),
    }),
    create: write.mutation(createPaymentLinkSchema, paymentLinkIdSchema, (actor, input) =>
      links.create(actor, input),
    ),
    update: write.mutation(updatePaymentLinkSchema, z.void(), (actor, input) => links.update(actor, input)),
    setDisabled: write.mutation(setPaymentLinksDisabledSchema, bulkResultSchema.array(), (actor, input) =>
      links.setDisabled(actor, input),
    ),
  });
}
