export * from './search-calls.limits';
export * from './search.limits';
export * from './search.schema';
