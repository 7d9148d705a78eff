/** Everything that is due is looked for this often, in case nobody said so, in ms. */
export const outboxPollMilliseconds = 5_000;

/** Between two looks, in ms: what comes meanwhile is taken together. */
export const outboxPauseMilliseconds = 10;

/** Events whose deliveries are recorded in one transaction. */
export const outboxBatchSize = 500;

/** Deliveries of one subscriber that are handled in one transaction. */
export const deliveryBatchSize = 100;

/** Tries of a delivery before it is parked. */
export const deliveryAttempts = 5;

/** First wait between two tries, in seconds; doubles each time. */
export const firstRetrySeconds = 1;

/**
 * What is due for this long, in seconds, and whose subscriber a process does not know, it parks: longer than an update
 * takes, during which old processes do not know what the new ones subscribe to.
 */
export const unknownAfterSeconds = 3_600;

/** Fully handled events are kept this many days for looking back, then removed. */
export const outboxKeepDays = 30;
