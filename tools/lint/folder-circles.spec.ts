import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const isTest = /\.(spec|int-spec|cases|e2e)\.tsx?$|[/\\](testing|demo)[/\\]/;
const imported = /(?:from |import\()'(\.{1,2}\/[^']+)'/g;

/** The frame of an app stands above its other folders, which use what it offers. */
const isFrame = /^apps\/\w+\/src\/app$/;

/** Of two files, the folders in which their ways part: `replies` and `threads` of `forum/src/replies/live/x` and `forum/src/threads/y`. */
function partingFolders(one: string, other: string): [string, string] | undefined {
  const [from, to] = [one.split('/').slice(0, -1), other.split('/').slice(0, -1)];
  const depth = from.findIndex((name, n) => name !== to[n]);
  // A folder stands above those within it.
  if (depth < 0 || to[depth] === undefined) return undefined;
  return [from.slice(0, depth + 1).join('/'), to.slice(0, depth + 1).join('/')];
}

/** What each folder knows of its neighbours, with all that stands in them. */
function knownFolders(files: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const [file, text] of files)
    for (const [, path = ''] of text.matchAll(imported)) {
      const folders = partingFolders(file, relative(root, join(root, file, '..', path)));
      if (!folders || folders.some((folder) => isFrame.test(folder))) continue;
      known.set(folders[0], (known.get(folders[0]) ?? new Set()).add(folders[1]));
    }
  return known;
}

/** All folders that can be reached from one. */
function reachedFrom(folder: string, known: ReadonlyMap<string, Set<string>>): Set<string> {
  const reached = new Set<string>();
  const next = [folder];
  for (let at = next.pop(); at !== undefined; at = next.pop())
    for (const other of known.get(at) ?? [])
      if (!reached.has(other)) {
        reached.add(other);
        next.push(other);
      }
  return reached;
}

/** Folders that lead back to themselves, each circle once, as one text. */
function circles(files: ReadonlyMap<string, string>): string[] {
  const known = knownFolders(files);
  const reached = new Map([...known.keys()].map((folder) => [folder, reachedFrom(folder, known)]));
  const found = [...reached].map(([folder, others]) =>
    [...others]
      .filter((other) => others.has(folder) && reached.get(other)?.has(folder))
      .sort()
      .join(' '),
  );
  return [...new Set(found)].filter((circle) => circle !== '').sort();
}

it('finds a circle of folders, also by what stands deeper in them, and over a third one', () => {
  const files = new Map([
    ['libs/a/src/one/deep/x.ts', `import { y } from '../../two/y';`],
    ['libs/a/src/two/y.ts', `import { z } from '../three/deep/z';`],
    ['libs/a/src/three/deep/z.ts', `import('../../one/w');`],
    ['libs/a/src/four/v.ts', `import { x } from '../one/deep/x';`],
    ['libs/a/src/one/w.ts', `import { x } from './deep/x'; import { all } from '../all';`],
  ]);
  expect(circles(files)).toEqual(['libs/a/src/one libs/a/src/three libs/a/src/two']);
});

it('no folders know each other in a circle: what they need of each other moves to a third one, or above them', () => {
  const files = globSync('{{apps,libs}/**/src,tools}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !isTest.test(file) && !file.includes('node_modules'))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  expect(circles(new Map(files))).toEqual([]);
});
