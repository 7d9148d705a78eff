export * from './calls.enums';
export * from './calls.errors';
export * from './calls.limits';
export * from './calls.schema';
export * from './room-signals.schema';
