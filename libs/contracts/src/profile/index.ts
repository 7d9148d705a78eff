export * from './profile-calls.limits';
export * from './profile.errors';
export * from './profile-fields';
export * from './profile.limits';
export * from './update-profile.schema';
