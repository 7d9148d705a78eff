import {
  bulkResultSchema,
  jobIdSchema,
  jobsOverviewSchema,
  parkedJobsTable,
  retryJobsSchema,
} from '@lyceum/contracts/ops';
import { z } from 'zod';
import { tableProcedure } from '../tables/table-procedure';
import { TableReader } from '../tables/table-reader';
import { createOpsRouter, requires, type ServiceFinder } from '../trpc/trpc';
import { OperationsService } from './operations.service';

/** The console's calls about work outside requests. */
export function createJobsRouter(get: ServiceFinder) {
  const operations = get(OperationsService);
  return createOpsRouter({
    parked: tableProcedure(parkedJobsTable, get(TableReader)),

    overview: requires('job.read')
      .output(jobsOverviewSchema)
      .query(({ ctx }) => operations.overview(ctx.actor)),

    retry: requires('job.retry')
      .input(jobIdSchema)
      .output(z.void())
      .mutation(({ ctx, input }) => operations.retry(ctx.actor, input)),

    retryMany: requires('job.retry')
      .input(retryJobsSchema)
      .output(z.array(bulkResultSchema))
      .mutation(({ ctx, input }) => operations.retryMany(ctx.actor, input)),
  });
}
