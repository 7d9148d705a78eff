export * from './translation.errors';
export * from './translation.limits';
export * from './translation-calls.limits';
export * from './translation.schema';
