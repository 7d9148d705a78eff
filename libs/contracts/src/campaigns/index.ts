export * from './campaign.enums';
export * from './campaign.errors';
export * from './campaign.limits';
export * from './campaign.messages';
export * from './campaign.schema';
export * from './campaign.table';
export * from './mail-body';
export * from './mail-suppression.schema';
