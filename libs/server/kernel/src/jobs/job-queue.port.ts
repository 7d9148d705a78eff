import type { JobLane } from './job-lanes';

/** A delivery whose subscriber works outside the database. */
export interface Job {
  readonly eventId: string;
  /** Its subscriber; a worker dispatches on it. */
  readonly name: string;
}

/** A job somebody has taken. */
export interface ClaimedJob extends Job {
  /** When it is due again, as PostgreSQL writes it. */
  readonly until: string;
}

/** Does one job and notes how it ended; it throws only where that could not be noted, and the job then comes again. */
export type JobHandler = (job: Job) => Promise<void>;

/** Counts of all lanes. */
export interface JobCounts {
  waiting: number;
  active: number;
  delayed: number;
}

/** Where jobs come from: the open deliveries. What is claimed and not done in time can be claimed again. */
export interface JobSource {
  /** Takes up to `limit` jobs of a lane that are due, the one that is due longest first. */
  claim(lane: JobLane, limit: number): Promise<ClaimedJob[]>;
  /** What could not be handed to a worker is due again at once, unless one has begun with it all the same. */
  giveBack(jobs: readonly ClaimedJob[]): Promise<void>;
  /** How many are due, and how many come later or are with somebody. */
  counts(): Promise<{ due: number; later: number }>;
}

/**
 * Port to who carries jobs to workers: Bull on Redis, or the workers of this process alone, on PostgreSQL. Both pass the
 * same contract test. When a job is due, and whether it is tried again, stands in its delivery, not here.
 */
export abstract class JobQueue {
  /** Starts working on a lane; called once by a process that runs jobs. */
  abstract work(handler: JobHandler, concurrency: number, lane: JobLane): Promise<void>;
  /** Jobs of a lane may have become due. */
  abstract wake(lane: JobLane): Promise<void>;
  abstract counts(): Promise<JobCounts>;
  /** @throws when the queue's store does not answer */
  abstract ping(): Promise<void>;
  /** Stops taking jobs, lets running ones end, closes connections. */
  abstract close(): Promise<void>;
}
