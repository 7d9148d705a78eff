import { runSpecsIn } from './run-specs-in';

runSpecsIn('apps/web');
