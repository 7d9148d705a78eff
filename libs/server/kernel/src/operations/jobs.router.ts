import {
  bulkResultSchema,
  jobCausesSchema,
  jobDetailSchema,
  jobIdSchema,
  jobIdsSchema,
  jobsOverviewSchema,
  parkedJobsTable,
  taskSchema,
} from '@lyceum/contracts/ops';
import { z } from 'zod';
import { historyProcedure } from '../tables/history-procedure';
import { tableProcedure } from '../tables/table-procedure';
import { TableReader } from '../tables/table-reader';
import { createOpsRouter, requires, type ServiceFinder } from '../trpc/trpc';
import { OperationsService } from './operations.service';
import { ParkedJobsService } from './parked-jobs.service';

/** The console's calls about work outside requests. */
export function createJobsRouter(get: ServiceFinder) {
  const tables = get(TableReader);
  const operations = get(OperationsService);
  const parked = get(ParkedJobsService);
  const read = requires('job.read');
  const retry = requires('job.retry');
  const results = z.array(bulkResultSchema);
  return createOpsRouter({
    parked: tableProcedure(parkedJobsTable, tables),
    overview: read.inputlessQuery(jobsOverviewSchema, (actor) => operations.overview(actor)),
    causes: read.inputlessQuery(jobCausesSchema, (actor) => parked.causes(actor)),
    get: read.query(jobIdSchema, jobDetailSchema, (actor, input) => parked.get(actor, input)),
    history: historyProcedure(tables, {
      targetType: 'job',
      requires: 'job.read',
      get: (actor, jobId) => parked.get(actor, { jobId }),
    }),
    retry: retry.mutation(jobIdSchema, z.void(), (actor, input) => parked.retry(actor, input)),
    retryMany: retry.mutation(jobIdsSchema, results, (actor, input) => parked.retryMany(actor, input)),
    discardMany: retry.mutation(jobIdsSchema, results, (actor, input) => parked.discardMany(actor, input)),
    runTask: retry.mutation(taskSchema, z.void(), (actor, input) => operations.runTask(actor, input)),
  });
}
