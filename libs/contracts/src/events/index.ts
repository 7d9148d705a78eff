export * from './active-cycle.schema';
