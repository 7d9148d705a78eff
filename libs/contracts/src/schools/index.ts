export * from './schools.limits';
export * from './schools.schema';
