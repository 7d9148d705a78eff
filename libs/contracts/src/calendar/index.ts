export * from './calendar.schema';
