export * from './personal-fields';
export * from './personal.schema';
