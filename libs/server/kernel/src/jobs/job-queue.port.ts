/** Work to be done outside the request. The id makes handing it over twice harmless while it is queued. */
export interface Job<Data = unknown> {
  readonly id: string;
  /** Who handles it; a worker dispatches on it. */
  readonly name: string;
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

/**
 * Port to the job queue: Bull on Redis, or BullMQ on PostgreSQL where there is no Redis. Both pass the same contract
 * test. Attempts: `jobAttempts`, with exponential backoff; a `JobFailedError` with `retry: false` fails at once.
 */
export abstract class JobQueue {
  /** Hands jobs over. A job whose id is still queued, running or failed is not added again. */
  abstract enqueue(jobs: readonly Job[]): Promise<void>;
  /** Starts working; called once, by the process that runs jobs. */
  abstract work(handler: JobHandler, concurrency: number): Promise<void>;
  abstract counts(): Promise<JobCounts>;
  /** @throws when the queue's store does not answer */
  abstract ping(): Promise<void>;
  /** Stops taking jobs, lets running ones end, closes connections. */
  abstract close(): Promise<void>;
}
