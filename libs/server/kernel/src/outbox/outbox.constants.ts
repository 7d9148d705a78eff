/** PostgreSQL channel that wakes the relay when a transaction with events commits. */
export const outboxChannel = 'lyceum_outbox';

/** The relay looks by itself this often, in case a notification was missed. */
export const outboxPollMilliseconds = 5_000;

/** Events of one relay round. */
export const outboxBatchSize = 200;

/** A delivery that was handed to the queue and not handled after this long is handed over again. */
export const redeliverAfterSeconds = 300;

/** Fully handled events are kept this many days for looking back, then removed. */
export const outboxKeepDays = 30;
