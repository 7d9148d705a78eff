export * from './moderation.enums';
export * from './moderation.errors';
export * from './moderation.limits';
export * from './moderation.schema';
export * from './moderation.table';
export * from './moderation.messages';
export * from './moderation.texts';
export * from './staff-moderation.schema';
