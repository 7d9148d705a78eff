import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const isTest = /\.(spec|int-spec|cases|e2e)\.tsx?$|[/\\](testing|demo)[/\\]/;
const imported = /(?:from |import\()'(\.{1,2}\/[^']+)'/g;

/** A folder stands above those within it, and the frame of an app (`src/app`) above its other folders, which use what it offers. */
const mayKnow = (one: string, other: string): boolean =>
  `${other}/`.startsWith(`${one}/`) || /\/src\/app\b/.test(`${one} ${other}`);

/** Pairs of folders that import from each other. */
function circles(): string[] {
  const edges = new Set<string>();
  for (const file of globSync('{apps,libs}/**/src/**/*.{ts,tsx}', { cwd: root }))
    if (!isTest.test(file) && !file.includes('node_modules'))
      for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(imported))
        edges.add(`${dirname(file)} ${relative(root, dirname(join(root, dirname(file), path)))}`);
  return [...edges]
    .map((edge) => edge.split(' ') as [string, string])
    .filter(([one, other]) => one < other && !mayKnow(one, other) && edges.has(`${other} ${one}`))
    .map((pair) => pair.join(' '))
    .sort();
}

it('no two folders know each other both ways: what both need moves to a third one, or above them', () => {
  expect(circles()).toEqual([]);
});
