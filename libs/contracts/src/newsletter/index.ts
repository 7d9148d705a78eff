export * from './newsletter.enums';
export * from './newsletter.errors';
export * from './newsletter.limits';
export * from './newsletter.messages';
export * from './newsletter.schema';
