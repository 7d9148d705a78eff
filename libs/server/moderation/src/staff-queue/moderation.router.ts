import {
  caseIdSchema,
  decideCaseSchema,
  decideCasesSchema,
  moderationTable,
  staffCaseSchema,
} from '@lyceum/contracts/moderation';
import { bulkResultSchema } from '@lyceum/contracts/ops';
import {
  createOpsRouter,
  historyProcedure,
  requires,
  type ServiceFinder,
  tableProcedure,
  TableReader,
} from '@lyceum/kernel';
import { z } from 'zod';
import { StaffQueueService } from './staff-queue.service';

/** The console's calls about what waits for moderators, over all forums. */
export function createModerationRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const queue = get(StaffQueueService);
  return createOpsRouter({
    queue: tableProcedure(moderationTable, tables),

    get: requires('forum.oversee')
      .input(caseIdSchema)
      .output(staffCaseSchema)
      .query(({ ctx, input }) => queue.get(ctx.actor, input)),

    history: historyProcedure(tables, {
      targetType: 'moderationCase',
      requires: 'forum.oversee',
      get: (actor, caseId) => queue.get(actor, { caseId }),
    }),

    decide: requires('forum.oversee')
      .input(decideCaseSchema)
      .output(staffCaseSchema)
      .mutation(({ ctx, input }) => queue.decide(ctx.actor, input)),

    decideMany: requires('forum.oversee')
      .input(decideCasesSchema)
      .output(z.array(bulkResultSchema))
      .mutation(({ ctx, input }) => queue.decideMany(ctx.actor, input)),
  });
}
