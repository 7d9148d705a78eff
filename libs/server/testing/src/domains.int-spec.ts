import { join } from 'node:path';
import { runCasesIn } from './cases/run-cases-in';

// The forum has an entry of its own: domains of one process are the same in all of its files.
runCasesIn(join(import.meta.dirname, '../..'), '!(forum)/{migrations,src}/**/*.cases.ts');
