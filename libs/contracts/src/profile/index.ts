export * from './profile-calls.limits';
export * from './profile-fields';
