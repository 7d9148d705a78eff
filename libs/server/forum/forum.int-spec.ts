import { runCasesIn } from '@lyceum/testing';

runCasesIn(import.meta.dirname);
