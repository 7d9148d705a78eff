import { Logger } from '@nestjs/common';
import { within } from '../shutdown/within';
import type { JobLane } from './job-lanes';
import { type Job, type JobCounts, type JobHandler, JobQueue, type JobSource } from './job-queue.port';
import { finishJobsWithinMilliseconds } from './jobs.constants';

interface Workers {
  readonly handler: JobHandler;
  free: number;
  isClaiming: boolean;
  /** Whether something may have become due since the claim under way was made. */
  isWanted: boolean;
}

/** The workers of one process, which claim jobs straight from the open deliveries. */
export class PostgresJobQueue extends JobQueue {
  private readonly logger = new Logger(PostgresJobQueue.name);
  private readonly lanes = new Map<JobLane, Workers>();
  private readonly running = new Set<Promise<void>>();
  private isClosing = false;

  constructor(private readonly source: JobSource) {
    super();
  }

  work(handler: JobHandler, concurrency: number, lane: JobLane): Promise<void> {
    this.lanes.set(lane, { handler, free: concurrency, isClaiming: false, isWanted: false });
    return this.wake(lane);
  }

  /** Has each free worker of the lane claim a job; whoever has done one looks for the next. */
  async wake(lane: JobLane): Promise<void> {
    const workers = this.lanes.get(lane);
    if (!workers) return;
    workers.isWanted = true;
    if (workers.isClaiming) return;
    workers.isClaiming = true;
    try {
      while (workers.isWanted && workers.free > 0 && !this.isClosing) {
        workers.isWanted = false;
        for (const { eventId, name } of await this.source.claim(lane, workers.free))
          this.start(lane, workers, { eventId, name });
      }
    } finally {
      workers.isClaiming = false;
    }
  }

  async counts(): Promise<JobCounts> {
    const { due, later } = await this.source.counts();
    const active = this.running.size;
    return { waiting: due, active, delayed: Math.max(later - active, 0) };
  }

  async ping(): Promise<void> {
    await this.source.counts();
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await within(finishJobsWithinMilliseconds, Promise.all(this.running));
  }

  private start(lane: JobLane, workers: Workers, job: Job): void {
    workers.free -= 1;
    const run = workers
      .handler(job)
      .catch((error: unknown) => {
        this.logger.error({ err: error }, `How ${job.name} ended could not be noted; it is done again`);
      })
      .finally(() => {
        this.running.delete(run);
        workers.free += 1;
      })
      .then(() => this.wake(lane))
      .catch((error: unknown) => {
        this.logger.error({ err: error }, 'No next job could be claimed; the next round tries again');
      });
    this.running.add(run);
  }
}
