import { runSpecsIn } from './run-specs-in';

runSpecsIn('libs');
