import { bulkResultSchema } from '@lyceum/contracts/ops';
import { closePaymentCasesSchema, paymentCaseIdsSchema, paymentCasesTable } from '@lyceum/contracts/payments';
import { createOpsRouter, requires, type ServiceFinder, tableProcedure, TableReader } from '@lyceum/kernel';
import { z } from 'zod';
import { PaymentCaseService } from './payment-case.service';

/** The console's calls about what of money somebody has to look at. */
export function createPaymentCasesRouter(get: ServiceFinder) {
  const cases = get(PaymentCaseService);
  const write = requires('order.refund');
  return createOpsRouter({
    list: tableProcedure(paymentCasesTable, get(TableReader)),
    workAgain: write.mutation(paymentCaseIdsSchema, bulkResultSchema.array(), (actor, input) =>
      cases.workAgain(actor, input),
    ),
    close: write.mutation(closePaymentCasesSchema, bulkResultSchema.array(), (actor, input) =>
      cases.close(actor, input),
    ),
    sent: write.mutation(paymentCaseIdsSchema, bulkResultSchema.array(), (actor, input) =>
      cases.sent(actor, input),
    ),
    compare: write.mutation(z.object({}), z.void(), (actor) => cases.compare(actor)),
  });
}
