export * from './personal-fields';
