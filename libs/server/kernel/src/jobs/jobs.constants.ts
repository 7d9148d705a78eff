/** The one physical queue; jobs are told apart by name. */
export const jobQueueName = 'lyceum';

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
