import type { Job as BullJob, Queue } from 'bull';
import { redisAnswerMilliseconds } from '../config/redis-limits';
import { within } from '../shutdown/within';
import { type JobLane, jobLanes } from './job-lanes';
import { finishJobsWithinMilliseconds, jobOptions } from './jobs.constants';
import {
  type Job,
  type JobCounts,
  JobFailedError,
  type JobHandler,
  JobQueue,
  sumOfCounts,
} from './job-queue.port';

/** The job queue on Redis, through Bull. */
export class BullJobQueue extends JobQueue {
  private readonly options: ReturnType<typeof jobOptions>;

  /** @param backoff first wait between two tries, in ms */
  constructor(
    private readonly queues: Readonly<Record<JobLane, Queue>>,
    backoff?: number,
  ) {
    super();
    this.options = jobOptions(backoff);
    // Not of the connections that wait for jobs: waiting is what they are for.
    for (const lane of jobLanes) queues[lane].client.options.commandTimeout = redisAnswerMilliseconds;
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
    const queue = this.queues[lane];
    await queue.isReady();
    // Bull settles this promise only when the queue closes; a failure to start shows as the queue's 'error' event.
    void queue.process('*', concurrency, (job: BullJob) => runAttempt(job, handler));
  }

  async counts(): Promise<JobCounts> {
    const counts = await Promise.all(jobLanes.map((lane) => this.queues[lane].getJobCounts()));
    return sumOfCounts(counts);
  }

  async ping(): Promise<void> {
    await this.queues.general.client.ping();
  }

  async close(): Promise<void> {
    // A Redis that hangs says no goodbye.
    const closed = Promise.all(jobLanes.map((lane) => this.queues[lane].close()));
    await within(finishJobsWithinMilliseconds, closed).catch(() => false);
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
