import type { JobLane } from './job-lanes';

/** Work to be done outside the request. The id makes handing it over twice harmless while it is queued. */
export interface Job<Data = unknown> {
  readonly id: string;
  /** Who handles it; a worker dispatches on it. */
  readonly name: string;
  /** Which workers do it; absent: those of `general`. */
  readonly lane?: JobLane;
  readonly data: Data;
}

/** What a worker's handler says went wrong, when it throws. */
export class JobFailedError extends Error {
  override readonly name = 'JobFailedError';

  constructor(
    message: string,
    /** Whether another try may help. */
    readonly retry: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export interface JobAttempt extends Job {
  /** Whether the queue will not try again after this attempt fails. */
  readonly isLastAttempt: boolean;
}

export type JobHandler = (job: JobAttempt) => Promise<void>;

export interface JobCounts {
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
}

/** The counts of several lanes as one. */
export const sumOfCounts = (counts: readonly JobCounts[]): JobCounts => {
  const sum = { waiting: 0, active: 0, delayed: 0, failed: 0 };
  for (const one of counts)
    for (const state of ['waiting', 'active', 'delayed', 'failed'] as const) sum[state] += one[state];
  return sum;
};

/**
 * Port to the job queue: Bull on Redis, or BullMQ on PostgreSQL where there is no Redis. Both pass the same contract
 * test. Attempts: `jobAttempts`, with exponential backoff; a `JobFailedError` with `retry: false` fails at once.
 */
export abstract class JobQueue {
  /** Hands jobs over. A job whose id is still queued, running or failed is not added again. */
  abstract enqueue(jobs: readonly Job[]): Promise<void>;
  /** Starts working; called once a lane, by the process that runs jobs. */
  abstract work(handler: JobHandler, concurrency: number, lane?: JobLane): Promise<void>;
  /** Of all lanes. */
  abstract counts(): Promise<JobCounts>;
  /** @throws when the queue's store does not answer */
  abstract ping(): Promise<void>;
  /** Stops taking jobs, lets running ones end, closes connections. */
  abstract close(): Promise<void>;
}
