import type { JobLane } from './job-lanes';

/** The physical queue of a lane on Redis; jobs are told apart by name. */
export const jobQueueName = (lane: JobLane): string => `lyceum-${lane}`;

/**
 * A job that was handed to somebody and is not done after this long is handed out again, in seconds: longer than a job
 * takes, which calls out for 20 s at most.
 */
export const jobLeaseSeconds = 120;

/** Jobs that are handed to Redis at once. */
export const jobsAtOnce = 200;

/** How long work under way may take to finish at shutdown, in ms; what is cut is done again after the next start. */
export const finishJobsWithinMilliseconds = 2_000;
