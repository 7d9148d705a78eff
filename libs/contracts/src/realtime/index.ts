export * from './realtime-calls.limits';
export * from './realtime.schema';
