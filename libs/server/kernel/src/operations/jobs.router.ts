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
  const retry = requires('job.retry');
  return createOpsRouter({
    parked: tableProcedure(parkedJobsTable, get(TableReader)),
    overview: requires('job.read').inputlessQuery(jobsOverviewSchema, (actor) => operations.overview(actor)),
    retry: retry.mutation(jobIdSchema, z.void(), (actor, input) => operations.retry(actor, input)),
    retryMany: retry.mutation(retryJobsSchema, z.array(bulkResultSchema), (actor, input) =>
      operations.retryMany(actor, input),
    ),
  });
}
