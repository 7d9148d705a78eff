export * from './failure-texts';
export * from './focus-on-navigation';
export * from './offline-notice';
export * from './query-client';
export * from './role-change-text';
export * from './route-error';
export * from './skip-link';
export * from './use-role-changes';
