export * from './poll.errors';
export * from './poll.limits';
export * from './poll-calls.limits';
export * from './poll.schema';
