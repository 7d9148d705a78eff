export * from './chats.enums';
export * from './chats.errors';
export * from './chats.limits';
export * from './chats.schema';
