import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');

it('no style sheet says a word: nobody could translate it', () => {
  const said = globSync('{apps,libs}/**/src/**/*.css', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bcontent: ?(['"])[^'";]*\p{L}[^'";]*\1/gu)].map(
      ([what]) => `${file}: ${what}`,
    ),
  );
  expect(said).toEqual([]);
});
