import { runCasesIn } from '@lyceum/testing';

/** Runs the cases of the folder named as the entry file that calls it. */
export function runCases(entry: string): void {
  runCasesIn(entry.replace(/\.e2e-spec\.ts$/, ''));
}
