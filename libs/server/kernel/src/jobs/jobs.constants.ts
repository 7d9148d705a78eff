/** The one physical queue; jobs are told apart by name. */
export const jobQueueName = 'lyceum';

/** Tries of one job before it is parked. */
export const jobAttempts = 5;

/** First wait between two tries, in ms; doubles each time. */
export const jobBackoffMilliseconds = 1_000;
