export * from './friends.enums';
export * from './friends.errors';
export * from './friends.limits';
export * from './friend-calls.limits';
export * from './friends.schema';
