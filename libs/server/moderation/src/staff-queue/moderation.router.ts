import {
  bulkResultSchema,
  caseIdSchema,
  decideCaseSchema,
  decideCasesSchema,
  moderationTable,
  staffCaseSchema,
} from '@lyceum/contracts';
import { createOpsRouter, requires, tableProcedure, type TableReader } from '@lyceum/kernel';
import { z } from 'zod';
import type { StaffQueueService } from './staff-queue.service';

/** The console's calls about what waits for moderators, over all forums. */
export function createModerationRouter(queue: StaffQueueService, tables: TableReader) {
  return createOpsRouter({
    queue: tableProcedure(moderationTable, tables),

    get: requires('forum.oversee')
      .input(caseIdSchema)
      .output(staffCaseSchema)
      .query(({ ctx, input }) => queue.get(ctx.actor, input)),

    decide: requires('forum.oversee')
      .input(decideCaseSchema)
      .output(staffCaseSchema)
      .mutation(({ ctx, input }) => queue.decide(ctx.actor, input, { requestId: ctx.requestId })),

    decideMany: requires('forum.oversee')
      .input(decideCasesSchema)
      .output(z.array(bulkResultSchema))
      .mutation(({ ctx, input }) => queue.decideMany(ctx.actor, input, { requestId: ctx.requestId })),
  });
}
