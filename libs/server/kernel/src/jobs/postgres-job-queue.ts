import { createPostgresBackend, type Job as BullmqJob, Queue, UnrecoverableError, Worker } from 'bullmq';
import { Logger } from '@nestjs/common';
import { closeWithinMilliseconds, within } from '../shutdown/within';
import { jobOptions, jobQueueName } from './jobs.constants';
import { type Job, type JobCounts, JobFailedError, type JobHandler, JobQueue } from './job-queue.port';

/** How long jobs under way may take to finish at shutdown, in ms; what is cut is done again after the next start. */
const finishJobsWithinMilliseconds = 5_000;

/** The embedded job queue: BullMQ on the product's own PostgreSQL, in a schema of its own. */
export class PostgresJobQueue extends JobQueue {
  private readonly logger = new Logger(PostgresJobQueue.name);
  private readonly queue: ReturnType<typeof openQueue>;
  private worker: ReturnType<typeof openWorker> | undefined;

  private readonly options: ReturnType<typeof jobOptions>;

  /** @param backoff first wait between two tries, in ms */
  constructor(
    private readonly databaseUrl: string,
    backoff?: number,
  ) {
    super();
    this.options = jobOptions(backoff);
    this.queue = openQueue(connectionTo(databaseUrl));
    this.queue.on('error', (error) => this.logger.error(error.message, error.stack));
  }

  async enqueue(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.queue.addBulk(
      jobs.map(({ id, name, data }) => ({ name, data, opts: { ...this.options, jobId: id } })),
    );
  }

  async work(handler: JobHandler, concurrency: number): Promise<void> {
    const worker = openWorker(connectionTo(this.databaseUrl), handler, concurrency);
    worker.on('error', (error) => this.logger.error(error.message, error.stack));
    this.worker = worker;
    await worker.waitUntilReady();
  }

  async counts(): Promise<JobCounts> {
    const counts = await this.queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
    const of = (state: string): number => counts[state] ?? 0;
    return { waiting: of('waiting'), active: of('active'), delayed: of('delayed'), failed: of('failed') };
  }

  async ping(): Promise<void> {
    await this.queue.waitUntilReady();
  }

  async close(): Promise<void> {
    const { worker } = this;
    // A job under way is finished; after the database went away, the worker may wait for a word that never comes.
    if (worker && !(await within(finishJobsWithinMilliseconds, worker.close())))
      await within(closeWithinMilliseconds, worker.close(true));
    await within(closeWithinMilliseconds, this.queue.close());
  }
}

function connectionTo(databaseUrl: string) {
  return { connectionString: databaseUrl, schema: 'jobs', migrate: true, max: 3 };
}

type Connection = ReturnType<typeof connectionTo>;

function openQueue(connection: Connection) {
  return new Queue(jobQueueName, { connection }, createPostgresBackend);
}

function openWorker(connection: Connection, handler: JobHandler, concurrency: number) {
  return new Worker(
    jobQueueName,
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
