export * from './poll.errors';
export * from './poll.limits';
export * from './poll-calls.limits';
export * from './poll-option-key';
export * from './poll.schema';
