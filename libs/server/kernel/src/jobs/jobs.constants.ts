import type { JobLane } from './job-lanes';

/** The physical queue of a lane; jobs are told apart by name. */
export const jobQueueName = (lane: JobLane = 'general'): string =>
  lane === 'general' ? 'lyceum' : `lyceum-${lane}`;

/** Tries of one job before it is parked. */
export const jobAttempts = 5;

/** First wait between two tries, in ms; doubles each time. */
const backoffMilliseconds = 1_000;

/** How both adapters keep and repeat jobs. Parked deliveries live in the database, so few failed jobs are kept. */
export function jobOptions(backoff = backoffMilliseconds) {
  return {
    attempts: jobAttempts,
    backoff: { type: 'exponential', delay: backoff },
    removeOnComplete: true,
    removeOnFail: 1_000,
  };
}

/** How long jobs under way may take to finish at shutdown, in ms; what is cut is done again after the next start. */
export const finishJobsWithinMilliseconds = 2_000;
