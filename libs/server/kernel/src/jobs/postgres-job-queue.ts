import { createPostgresBackend, type Job as BullmqJob, Queue, UnrecoverableError, Worker } from 'bullmq';
import { Logger } from '@nestjs/common';
import { closeWithinMilliseconds, within } from '../shutdown/within';
import { byLane, type JobLane, jobLanes } from './job-lanes';
import { finishJobsWithinMilliseconds, jobOptions, jobQueueName } from './jobs.constants';
import {
  type Job,
  type JobCounts,
  JobFailedError,
  type JobHandler,
  JobQueue,
  sumOfCounts,
} from './job-queue.port';

/** The embedded job queue: BullMQ on the product's own PostgreSQL, in a schema of its own. */
export class PostgresJobQueue extends JobQueue {
  private readonly logger = new Logger(PostgresJobQueue.name);
  private readonly queues: Readonly<Record<JobLane, ReturnType<typeof openQueue>>>;
  private readonly workers: ReturnType<typeof openWorker>[] = [];
  private readonly options: ReturnType<typeof jobOptions>;

  /** @param backoff first wait between two tries, in ms */
  constructor(
    private readonly databaseUrl: string,
    backoff?: number,
  ) {
    super();
    this.options = jobOptions(backoff);
    this.queues = byLane((lane) => openQueue(connectionTo(databaseUrl, lane), lane));
    for (const lane of jobLanes) this.queues[lane].on('error', this.report);
  }

  async enqueue(jobs: readonly Job[]): Promise<void> {
    for (const lane of jobLanes) {
      const entries = jobs
        .filter((job) => (job.lane ?? 'general') === lane)
        .map(({ id, name, data }) => ({ name, data, opts: { ...this.options, jobId: id } }));
      if (entries.length > 0) await this.queues[lane].addBulk(entries);
    }
  }

  async work(handler: JobHandler, concurrency: number, lane: JobLane = 'general'): Promise<void> {
    const worker = openWorker(connectionTo(this.databaseUrl, lane), handler, { concurrency, lane });
    worker.on('error', this.report);
    this.workers.push(worker);
    await worker.waitUntilReady();
  }

  async counts(): Promise<JobCounts> {
    const states = ['waiting', 'active', 'delayed', 'failed'] as const;
    const counts = await Promise.all(jobLanes.map((lane) => this.queues[lane].getJobCounts(...states)));
    return sumOfCounts(
      counts.map((of) => ({
        waiting: of['waiting'] ?? 0,
        active: of['active'] ?? 0,
        delayed: of['delayed'] ?? 0,
        failed: of['failed'] ?? 0,
      })),
    );
  }

  async ping(): Promise<void> {
    await this.queues.general.waitUntilReady();
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map(closeWorker));
    await Promise.all(jobLanes.map((lane) => within(closeWithinMilliseconds, this.queues[lane].close())));
  }

  private readonly report = (error: Error): void => this.logger.error(error.message, error.stack);
}

/** A job under way is finished; after the database went away, the worker may wait for a word that never comes. */
async function closeWorker(worker: ReturnType<typeof openWorker>): Promise<void> {
  if (!(await within(finishJobsWithinMilliseconds, worker.close())))
    await within(closeWithinMilliseconds, worker.close(true));
}

/** Most work is in one lane. */
function connectionTo(databaseUrl: string, lane: JobLane) {
  return { connectionString: databaseUrl, schema: 'jobs', migrate: true, max: lane === 'general' ? 3 : 2 };
}

type Connection = ReturnType<typeof connectionTo>;

function openQueue(connection: Connection, lane: JobLane) {
  return new Queue(jobQueueName(lane), { connection }, createPostgresBackend);
}

function openWorker(
  connection: Connection,
  handler: JobHandler,
  { concurrency, lane }: { concurrency: number; lane: JobLane },
) {
  return new Worker(
    jobQueueName(lane),
    (job) => runAttempt(job, handler),
    { connection, concurrency },
    createPostgresBackend,
  );
}

async function runAttempt(job: BullmqJob, handler: JobHandler): Promise<void> {
  const isLastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
  try {
    await handler({ id: String(job.id), name: job.name, data: job.data as unknown, isLastAttempt });
  } catch (error) {
    if (error instanceof JobFailedError && !error.retry) throw new UnrecoverableError(error.message);
    throw error;
  }
}
