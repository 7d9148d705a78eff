import { existsSync, globSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import TestSequencer from '@jest/test-sequencer';

/** Bytes of a file of tests, and of the folder of cases that it runs. */
function sizeOf({ path }) {
  const folder = join(dirname(path), basename(path).split('.')[0]);
  const cases = existsSync(folder) ? globSync('**/*.cases.ts', { cwd: folder }) : [];
  return [path, ...cases.map((file) => join(folder, file))].reduce(
    (sum, file) => sum + statSync(file).size,
    0,
  );
}

/**
 * What is largest begins first, so that at the end no core waits for the other one. Jest's own order goes by the sizes of files,
 * and where cases have an entry that is the size of the entry.
 */
export default class LargestFirst extends TestSequencer {
  sort(tests) {
    const sizes = new Map(tests.map((test) => [test, sizeOf(test)]));
    return [...tests].sort((one, other) => sizes.get(other) - sizes.get(one));
  }
}
