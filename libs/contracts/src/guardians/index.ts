export * from './guardian-calls.limits';
export * from './guardian-topics';
export * from './guardians.enums';
export * from './guardians.errors';
export * from './guardians.limits';
export * from './guardians.schema';
