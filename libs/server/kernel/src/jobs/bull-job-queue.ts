import type { Job as BullJob, Queue } from 'bull';
import { jobOptions } from './jobs.constants';
import { type Job, type JobCounts, JobFailedError, type JobHandler, JobQueue } from './job-queue.port';

/** The job queue on Redis, through Bull. */
export class BullJobQueue extends JobQueue {
  private readonly options: ReturnType<typeof jobOptions>;

  /** @param backoff first wait between two tries, in ms */
  constructor(
    private readonly queue: Queue,
    backoff?: number,
  ) {
    super();
    this.options = jobOptions(backoff);
  }

  async enqueue(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    const entries = jobs.map(({ id, name, data }) => ({ name, data, opts: { ...this.options, jobId: id } }));
    await this.queue.addBulk(entries);
  }

  async work(handler: JobHandler, concurrency: number): Promise<void> {
    await this.queue.isReady();
    // Bull settles this promise only when the queue closes; a failure to start shows as the queue's 'error' event.
    void this.queue.process('*', concurrency, (job: BullJob) => runAttempt(job, handler));
  }

  async counts(): Promise<JobCounts> {
    const { waiting, active, delayed, failed } = await this.queue.getJobCounts();
    return { waiting, active, delayed, failed };
  }

  async ping(): Promise<void> {
    await this.queue.client.ping();
  }

  async close(): Promise<void> {
    await this.queue.close();
  }
}

async function runAttempt(job: BullJob, handler: JobHandler): Promise<void> {
  const isLastAttempt = job.attemptsMade + 1 >= (job.opts.attempts ?? 1);
  try {
    await handler({ id: String(job.id), name: job.name, data: job.data as unknown, isLastAttempt });
  } catch (error) {
    if (error instanceof JobFailedError && !error.retry) await job.discard();
    throw error;
  }
}
