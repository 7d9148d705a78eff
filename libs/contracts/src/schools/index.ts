export * from './schools.errors';
export * from './schools.limits';
export * from './schools.schema';
export * from './schools.table';
export * from './staff-school.schema';
