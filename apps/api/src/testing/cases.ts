import { afterAll } from '@jest/globals';
import { runCasesIn } from '@lyceum/testing';
import { TestServer } from './test-server';

/** Runs the cases of the folder named as the entry file that calls it. */
export function runCases(entry: string): void {
  afterAll(() => TestServer.stopShared());
  runCasesIn(entry.replace(/\.e2e-spec\.ts$/, ''));
}
