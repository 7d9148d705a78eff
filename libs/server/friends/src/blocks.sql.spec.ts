import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const server = join(import.meta.dirname, '../..');

test('[144] what a block means is written down once: no other domain’s SQL reads the table', () => {
  const sources = globSync('*/src/**/*.ts', { cwd: server }).filter(
    (path) => !/(^friends|^database)\/|\.(?:(?:int-)?spec|cases)\.ts$/u.test(path),
  );
  expect(sources.length).toBeGreaterThan(500);
  const readers = sources.filter((path) =>
    /user_blocks|UserBlock\b/u.test(readFileSync(join(server, path), 'utf8')),
  );
  expect(readers).toEqual([]);
});
