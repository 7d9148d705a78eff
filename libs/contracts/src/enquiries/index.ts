export * from './enquiries.enums';
export * from './enquiries.errors';
export * from './enquiries.limits';
export * from './enquiries.messages';
export * from './enquiries.schema';
export * from './enquiries.table';
