export * from './activity-feature';
export * from './analytics.schema';
export * from './front-end-log.schema';
export * from './logging.limits';
export * from './logging-calls.limits';
export * from './mask-secrets';
export * from './user-action.enums';
export * from './user-action.schema';
