export * from './environment.constants';
