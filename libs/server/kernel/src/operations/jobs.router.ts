import {
  bulkResultSchema,
  jobIdSchema,
  jobsOverviewSchema,
  parkedJobsTable,
  retryJobsSchema,
} from '@lyceum/contracts';
import { z } from 'zod';
import { tableProcedure } from '../tables/table-procedure';
import type { TableReader } from '../tables/table-reader';
import { createOpsRouter, requires } from '../trpc/trpc';
import type { OperationsService } from './operations.service';

/** The console's calls about work outside requests. */
export function createJobsRouter(operations: OperationsService, tables: TableReader) {
  return createOpsRouter({
    parked: tableProcedure(parkedJobsTable, tables),

    overview: requires('job.read')
      .output(jobsOverviewSchema)
      .query(({ ctx }) => operations.overview(ctx.actor)),

    retry: requires('job.retry')
      .input(jobIdSchema)
      .output(z.void())
      .mutation(({ ctx, input }) => operations.retry(ctx.actor, input, { requestId: ctx.requestId })),

    retryMany: requires('job.retry')
      .input(retryJobsSchema)
      .output(z.array(bulkResultSchema))
      .mutation(({ ctx, input }) => operations.retryMany(ctx.actor, input, { requestId: ctx.requestId })),
  });
}
