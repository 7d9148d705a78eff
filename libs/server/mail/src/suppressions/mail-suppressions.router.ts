import { liftSuppressionsSchema, mailSuppressionsTable } from '@lyceum/contracts/campaigns';
import { bulkResultSchema } from '@lyceum/contracts/ops';
import { createOpsRouter, requires, type ServiceFinder, tableProcedure, TableReader } from '@lyceum/kernel';
import { SuppressionService } from './suppression.service';

/** The console's calls about addresses that get account mails alone (checklist line 221). */
export function createMailSuppressionsRouter(get: ServiceFinder) {
  const suppressions = get(SuppressionService);
  return createOpsRouter({
    list: tableProcedure(mailSuppressionsTable, get(TableReader)),
    lift: requires('mailSuppression.administer').mutation(
      liftSuppressionsSchema,
      bulkResultSchema.array(),
      (actor, input) => suppressions.lift(actor, input),
    ),
  });
}
