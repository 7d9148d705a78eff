export * from './feature.errors';
export * from './feature.limits';
export * from './feature.schema';
export * from './feature.table';
export * from './short-link.schema';
export * from './note.schema';
