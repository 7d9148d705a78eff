import type { Job as BullJob, Queue } from 'bull';
import { redisAnswerMilliseconds } from '../config/redis-limits';
import { within } from '../shutdown/within';
import { type JobLane, jobLanes } from './job-lanes';
import {
  type ClaimedJob,
  type Job,
  type JobCounts,
  type JobHandler,
  JobQueue,
  type JobSource,
} from './job-queue.port';
import { finishJobsWithinMilliseconds, jobsAtOnce } from './jobs.constants';

/** The delivery knows what was tried and when it is tried again; a job that ends leaves nothing behind. */
const options = { attempts: 1, removeOnComplete: true, removeOnFail: true };

/** Carries jobs over Redis, through Bull, to the workers of all processes. */
export class BullJobQueue extends JobQueue {
  constructor(
    private readonly queues: Readonly<Record<JobLane, Queue>>,
    private readonly source: JobSource,
  ) {
    super();
    // Not of the connections that wait for jobs: waiting is what they are for.
    for (const lane of jobLanes) queues[lane].client.options.commandTimeout = redisAnswerMilliseconds;
  }

  async work(handler: JobHandler, concurrency: number, lane: JobLane): Promise<void> {
    const queue = this.queues[lane];
    await queue.isReady();
    // Bull settles this promise only when the queue closes; a failure to start shows as the queue's 'error' event.
    void queue.process('*', concurrency, ({ name, data }: BullJob<Pick<Job, 'eventId'>>) =>
      handler({ name, eventId: data.eventId }),
    );
  }

  /**
   * What Redis loses is claimed again when its time is up; what still waits there is not added a second time.
   * @throws when Redis does not take them: they are due again at once
   */
  async wake(lane: JobLane): Promise<void> {
    for (;;) {
      const jobs = await this.source.claim(lane, jobsAtOnce);
      if (jobs.length > 0) await this.hand(lane, jobs);
      if (jobs.length < jobsAtOnce) return;
    }
  }

  async counts(): Promise<JobCounts> {
    const { later } = await this.source.counts();
    const counts = await Promise.all(jobLanes.map((lane) => this.queues[lane].getJobCounts()));
    const waiting = counts.reduce((sum, count) => sum + count.waiting, 0);
    const active = counts.reduce((sum, count) => sum + count.active, 0);
    return { waiting, active, delayed: Math.max(later - waiting - active, 0) };
  }

  async ping(): Promise<void> {
    await this.queues.mail.client.ping();
  }

  async close(): Promise<void> {
    // A Redis that hangs says no goodbye.
    const closed = Promise.all(jobLanes.map((lane) => this.queues[lane].close()));
    await within(finishJobsWithinMilliseconds, closed).catch(() => false);
  }

  private async hand(lane: JobLane, jobs: readonly ClaimedJob[]): Promise<void> {
    try {
      await this.queues[lane].addBulk(
        jobs.map(({ name, eventId }) => ({
          name,
          data: { eventId },
          opts: { ...options, jobId: `${eventId}.${name}` },
        })),
      );
    } catch (error) {
      await this.source.giveBack(jobs);
      throw error;
    }
  }
}
